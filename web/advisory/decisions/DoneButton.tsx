/** Marks a decision as done, with an Undo that opens it again. */
import type { Decision } from '#schema/advisory/decision'
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { useText } from '../../core/language.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { decisionText } from '../../messages/en/decision.ts'
import { useFinishDecisionMutation } from './decision.api.ts'
import { useResume } from './use-resume.ts'

type Props = { readonly decision: Decision; readonly describedBy: string }

export const DoneButton = ({ decision, describedBy }: Props) => {
  const text = useText(decisionText)
  const toast = useToast()
  const [finish, { isLoading }] = useFinishDecisionMutation()
  const { resume } = useResume(decision)
  const send = async () => {
    const { error } = await finish({ advisoryId: decision.id })
    if (error) {
      toast({ title: text.notFinished, destructive: true })
      return
    }
    toast({
      title: text.finished,
      description: decision.title,
      action: {
        label: text.undo,
        onAct: () => void resume(),
      },
    })
  }
  return (
    <MutationButton
      call={decisionEndpoints.finishDecision}
      text={text.markDone}
      aria-describedby={describedBy}
      isDisabled={isLoading}
      onClick={() => void send()}
    />
  )
}
