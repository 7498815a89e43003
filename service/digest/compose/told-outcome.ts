/** The last scored decision, and decisions that are due. */
import type { DigestDue, DigestOutcome } from '#schema/digest/digest'
import { becauseLine, comparedLine } from '../../advisor/answers/writers/outcome-lines.ts'
import { plusDays, today } from '../../advisor/calendar.ts'
import { linesOf } from './digest-line.ts'
import type { DigestScene } from './digest-scene.ts'

/** Days ahead for which a decision counts as due. */
const dueDays = 6

/** Maximum number of due decisions. */
const mostDue = 5

/** Newest outcome since the last digest. */
export const toldOutcome = ({ context, personaKey, scored }: DigestScene): DigestOutcome | undefined => {
  for (const id of scored) {
    const advisory = context.records.advisories.find((one) => one.id === id)
    if (advisory?.expects === undefined || advisory.outcome === undefined) continue
    const ask = { context, plan: { operator: 'overview', of: 'standing' }, personaKey, passages: [] } as const
    return { advisory, lines: linesOf([comparedLine(ask, advisory), becauseLine(advisory)]) }
  }
  return undefined
}

/** Open decisions due within a week, overdue ones first. */
export const toldDue = ({ context: { records }, open }: DigestScene): DigestDue[] => {
  const day = today(records.now)
  return open
    .filter(({ due }) => due <= plusDays(day, dueDays))
    .slice(0, mostDue)
    .map(({ id, title, due }) => ({ id, title, due, isLate: due < day }))
}
