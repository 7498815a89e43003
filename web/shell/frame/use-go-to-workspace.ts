/** Opens another business of this person: starts a session there and ends this one. */
import { useNavigate } from 'react-router-dom'
import { beginSession } from '../../core/begin-session.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { confirmLeave } from '../../core/unsaved.ts'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { useEnterWorkspaceMutation, useListWorkspacesQuery } from '../../people/people.api.ts'

/** The person's other businesses, and `go`, which never rejects; a toast reports a failure. */
export const useGoToWorkspace = () => {
  const text = useText(peopleText)
  const { data } = useListWorkspacesQuery()
  const [enter] = useEnterWorkspaceMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toast = useToast()
  const go = async (workspace: string): Promise<void> => {
    if (!(await confirmLeave())) return
    const { data: session } = await enter({ workspace })
    if (session === undefined) {
      toast({ title: text.notEntered, description: text.tryAgain, destructive: true })
      return
    }
    dispatch(beginSession(session))
    await navigate('/dashboard')
  }
  return { others: data?.filter(({ isCurrent }) => !isCurrent) ?? [], go }
}
