/** Other businesses of the person, in the account menu. Going to one opens a session there and ends this one. */
import { MenuDivider } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { beginSession } from '../../core/begin-session.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { confirmLeave } from '../../core/unsaved.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { useEnterWorkspaceMutation, useListWorkspacesQuery } from '../../people/people.api.ts'

export const WorkspaceItems = () => {
  const text = useText(peopleText)
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
  if (others.length === 0) return null
  return (
    <>
      <MenuDivider title={text.workspaces} />
      {others.map(({ id, name }) => (
        <MenuAction key={id} text={text.enter(name)} onClick={() => void go(id)} />
      ))}
    </>
  )
}
