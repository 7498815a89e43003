/** The due date of an open decision; overdue ones also get a word and an icon. */
import { parseISO } from 'date-fns'
import type { Decision } from '#schema/advisory/decision'
import { useText } from '../../core/language.ts'
import { weekdayAndDay } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { byDueWeek, isOverdue } from './decision-view.ts'

type Props = { readonly decision: Decision; readonly moment: Date }

export const DueText = ({ decision, moment }: Props) => {
  const text = useText(decisionText)
  if (decision.due === undefined) return text.noDate
  const day = weekdayAndDay(parseISO(decision.due))
  if (isOverdue(decision, moment)) return <StatusMark meaning="risk">{text.overdue(day)}</StatusMark>
  return byDueWeek([decision], moment).due.length > 0 ? (
    <StatusMark meaning="attention">{day}</StatusMark>
  ) : (
    day
  )
}
