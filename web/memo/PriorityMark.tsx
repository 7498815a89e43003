/** Priority of a memo as icon and word. */
import type { MemoPriority } from '#schema/memo/memo'
import { useText } from '../core/language.ts'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { memoText } from '../messages/en/memo.ts'

type Props = {
  readonly priority: MemoPriority
  /** Shows "High priority" rather than "High". */
  readonly isInFull?: boolean
}

const meanings: Readonly<Record<MemoPriority, Meaning>> = {
  high: 'risk',
  normal: 'attention',
  low: 'neutral',
}

export const PriorityMark = ({ priority, isInFull = false }: Props) => {
  const { priorities, prioritiesInFull } = useText(memoText)
  return (
    <StatusMark meaning={meanings[priority]}>
      {isInFull ? prioritiesInFull[priority] : priorities[priority]}
    </StatusMark>
  )
}
