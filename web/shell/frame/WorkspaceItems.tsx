/** The period that this person sees, and their other businesses, in the account menu. */
import { MenuDivider } from '@blueprintjs/core'
import type { Me } from '#schema/session/session'
import { locale, useText } from '../../core/language.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { dayIn } from '../../kit/formats.ts'
import { menuText } from '../../messages/entry/menu.ts'
import { useGoToWorkspace } from './use-go-to-workspace.ts'

type Props = { readonly period: Me['period'] | undefined; readonly onAdd: () => void }

export const WorkspaceItems = ({ period, onAdd }: Props) => {
  const text = useText(menuText)
  const { others, go } = useGoToWorkspace()
  return (
    <>
      {period && (
        // Calendar days have no time zone, so none may shift them.
        <MenuDivider title={text.youSee(dayIn(locale(), period.from), dayIn(locale(), period.to))} />
      )}
      <MenuDivider title={text.businesses} />
      {others.map(({ id, name }) => (
        <MenuAction key={id} text={text.enter(name)} onClick={() => void go(id)} />
      ))}
      <MenuAction text={text.add} onClick={onAdd} />
    </>
  )
}
