/** Opens a done decision again, and says whether that worked. */
import type { Decision } from '#schema/advisory/decision'
import { useText } from '../../core/language.ts'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { decisionText } from '../../messages/en/decision.ts'
import { useResumeDecisionMutation } from './decision.api.ts'

export const useResume = ({ id, title }: Decision) => {
  const text = useText(decisionText)
  const toast = useToast()
  const [send, { isLoading }] = useResumeDecisionMutation()
  const resume = async () => {
    const { error } = await send({ advisoryId: id })
    if (error) toast({ title: text.notResumed, destructive: true })
    else toast({ title: text.resumed, description: title })
  }
  return { resume, isLoading }
}
