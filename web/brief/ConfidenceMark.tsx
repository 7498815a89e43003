/** The confidence of a brief as a number and a word. */
import { useText } from '../core/language.ts'
import { confidenceLabel } from '../kit/figures/confidence-label.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { briefText } from '../messages/en/brief.ts'
import { confidenceMeaning } from './brief-view.ts'

type Props = {
  /** In percent. */
  readonly percent: number
}

export const ConfidenceMark = ({ percent }: Props) => {
  const text = useText(briefText)
  const label = confidenceLabel(percent)
  return (
    <StatusMark meaning={confidenceMeaning[label]}>
      {text.confidence(percent, text.confidences[label])}
    </StatusMark>
  )
}
