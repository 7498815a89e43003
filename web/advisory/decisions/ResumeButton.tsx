/** Opens a done decision again, with the plan that it had. */
import type { Decision } from '#schema/advisory/decision'
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { useText } from '../../core/language.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { useResume } from './use-resume.ts'

export const ResumeButton = ({ decision }: { readonly decision: Decision }) => {
  const text = useText(decisionText)
  const { resume, isLoading } = useResume(decision)
  return (
    <MutationButton
      call={decisionEndpoints.resumeDecision}
      text={text.resume}
      isDisabled={isLoading}
      onClick={() => void resume()}
    />
  )
}
