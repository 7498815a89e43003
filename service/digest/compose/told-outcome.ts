/** The last decision whose outcome came in, and decisions that are due. */
import type { DigestDue, DigestOutcome } from '#schema/digest/digest'
import { becauseLine, comparedLine } from '../../advisor/answers/writers/outcome-lines.ts'
import { plusDays, today } from '../../advisor/calendar.ts'
import { linesOf } from './digest-line.ts'
import type { DigestScene } from './digest-scene.ts'

/** Days ahead within which a decision counts as due. */
const dueDays = 6

/** Most decisions that are named as due. */
const mostDue = 5

/** The newest outcome since the digest before. */
export const toldOutcome = ({ context, personaKey, scored }: DigestScene): DigestOutcome | undefined => {
  for (const id of scored) {
    const advisory = context.records.advisories.find((one) => one.id === id)
    if (advisory?.expects === undefined || advisory.outcome === undefined) continue
    const ask = { context, plan: { operator: 'overview', of: 'standing' }, personaKey, passages: [] } as const
    return { advisory, lines: linesOf([comparedLine(ask, advisory), becauseLine(advisory)]) }
  }
  return undefined
}

/** Open decisions due within a week, late ones first. */
export const toldDue = ({ context: { records }, open }: DigestScene): DigestDue[] => {
  const day = today(records.now)
  return open
    .filter(({ due }) => due <= plusDays(day, dueDays))
    .slice(0, mostDue)
    .map(({ id, title, due }) => ({ id, title, due, isLate: due < day }))
}
