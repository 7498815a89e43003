/** The period that this person sees, and their other businesses, in the account menu. */
import { MenuDivider } from '@blueprintjs/core'
import type { Me } from '#schema/session/session'
import { useText } from '../../core/language.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { mediumDay } from '../../kit/formats.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { privacyText } from '../../messages/entry/privacy.ts'
import { useGoToWorkspace } from './use-go-to-workspace.ts'

type Props = { readonly period: Me['period'] | undefined; readonly onAdd: () => void }

export const WorkspaceItems = ({ period, onAdd }: Props) => {
  const text = useText(peopleText)
  const privacy = useText(privacyText)
  const { others, go } = useGoToWorkspace()
  return (
    <>
      {period && (
        // Calendar days have no time zone, so none may shift them.
        <MenuDivider title={text.youSee(mediumDay(period.from, 'UTC'), mediumDay(period.to, 'UTC'))} />
      )}
      <MenuDivider title={text.workspaces} />
      {others.map(({ id, name }) => (
        <MenuAction key={id} text={text.enter(name)} onClick={() => void go(id)} />
      ))}
      <MenuAction text={privacy.add} onClick={onAdd} />
    </>
  )
}
