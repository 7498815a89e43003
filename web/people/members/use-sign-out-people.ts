/** Signs a member, or everyone else, out of this business. */
import type { Member } from '#schema/people/people'
import { useText } from '../../core/language.ts'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { useSignOutPeopleMutation } from '../people.api.ts'

type SignOut = { readonly isEnding: boolean; readonly signOut: (member?: Member) => Promise<void> }

/** `signOut` never rejects; a toast reports the result. */
export const useSignOutPeople = (): SignOut => {
  const text = useText(peopleText)
  const toast = useToast()
  const [end, { isLoading: isEnding }] = useSignOutPeopleMutation()
  const signOut = async (member?: Member) => {
    const { data } = await end(member ? { accountId: member.id } : {})
    const title = member ? text.signedOut(member.name) : text.everybodySignedOut
    if (data) toast({ title, description: text.sessionsEnded(data.ended) })
    else toast({ title: text.notSignedOut, description: text.tryAgain, destructive: true })
  }
  return { isEnding, signOut }
}
