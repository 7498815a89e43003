/**
 * The period that this person sees, and their other businesses, in the account menu. Going to one opens a session there and
 * ends this one.
 */
import { MenuDivider } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import type { Me } from '#schema/session/session'
import { beginSession } from '../../core/begin-session.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { confirmLeave } from '../../core/unsaved.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { mediumDay } from '../../kit/formats.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { privacyText } from '../../messages/entry/privacy.ts'
import { useEnterWorkspaceMutation, useListWorkspacesQuery } from '../../people/people.api.ts'

type Props = { readonly period: Me['period'] | undefined; readonly onAdd: () => void }

export const WorkspaceItems = ({ period, onAdd }: Props) => {
  const text = useText(peopleText)
  const privacy = useText(privacyText)
  const { data } = useListWorkspacesQuery()
  const [enter] = useEnterWorkspaceMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toast = useToast()
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  const go = async (workspace: string) => {
    if (!(await confirmLeave())) return
    const { data: session } = await enter({ workspace })
    if (session === undefined) {
      toast({ title: text.notEntered, description: text.tryAgain, destructive: true })
      return
    }
    dispatch(beginSession(session))
    await navigate('/dashboard')
  }
  return (
    <>
      {period && (
        // Days have no time, so no time zone may shift them.
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
