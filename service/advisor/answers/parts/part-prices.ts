/**
 * Prices of part of what is sold, such as coffee or a senior's day. No record shows revenue by part, so such
 * a change is not a change of all prices: an open advisory answers, or nothing can.
 */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { Advisory } from '#schema/advisory/advisory'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { advisoryWorth } from '../../options/advisory-worth.ts'
import { readMatter } from '../../options/matter.ts'
import { isOfPrice, partPattern, partTakenForAll } from '../../options/sold-part.ts'
import { stancesOf } from '../../options/stance.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import type { Ask } from '../written.ts'

const step = /(\d+(?:\.\d+)?) ?(?:c\b|cents?\b)|\$(\d+(?:\.\d+)?)/i

/** Amount in dollars that an advisory would add to the price. */
const stepOf = ({ title, suggestedAction = '' }: Advisory): number | undefined => {
  const [, cents, dollars] = step.exec(`${title}. ${suggestedAction}`) ?? []
  if (cents !== undefined) return Number(cents) / 100
  return dollars === undefined ? undefined : Number(dollars)
}

const advisoryOn = (records: Records, part: string): Advisory | undefined =>
  records.advisories.find((advisory) => {
    const proposal = `${advisory.title}. ${advisory.suggestedAction ?? ''}`
    return (
      advisory.status === 'new' &&
      partPattern(part).test(proposal) &&
      stancesOf(records, proposal).some(({ lever, sign }) => lever === 'price' && sign > 0)
    )
  })

/** The advisory's effect, scaled to the question's step. */
const ofAdvisory = (
  records: Records,
  advisory: Advisory,
  change: LeverChange | undefined,
): readonly (Line | undefined)[] => {
  const worth = advisoryWorth(records, advisory)
  const own = stepOf(advisory)
  const told = advisory.worth && quoted(advisory.worth, 80)
  const lead = say`The best guide is the open advisory ${quoted(advisory.title, 90)}, which puts that step at ${told}.`
  if (!worth || own === undefined || change?.by !== 'amount' || change.size <= 0) return [lead]
  if (Math.abs(change.size - own) < 0.005)
    return [
      lead,
      say`We count on about ${worth.likely} a week more profit (between ${worth.low} and ${worth.high}).`,
    ]
  const most = measure(records)({
    label: 'worth a week as the advisory states it, for the step asked about',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [
      { kind: 'advisory', field: 'worth', id: advisory.id },
      stated('question', 'step asked about, in percent of the advisory’s', (100 * change.size) / own),
    ],
  })
  return [
    lead,
    say`By the same count, your step would bring at most ${most} a week, and less if people buy less.`,
  ]
}

const noPart = (part: string): Line | undefined =>
  say`I can’t work that out from the figures: no record says what ${quoted(part)} brings in by itself.`
const askForPart = say`Tell me what it brings in a week and how far it would go up or down, and I’ll price it.`

/** Replaces advice on the price of a part without an open advisory. */
export const unheldPart = (matter: string, records: Records): readonly (Line | undefined)[] | undefined => {
  const part = partTakenForAll(matter, records, readMatter(matter, records).changes)
  return part === undefined || advisoryOn(records, part) ? undefined : [noPart(part), askForPart]
}

/** Replaces a change that would move all prices. */
export const partPriced = (
  message: string,
  { context, plan }: Ask,
): readonly (Line | undefined)[] | undefined => {
  const { records } = context
  if (plan.operator !== 'scenario' && plan.operator !== 'solve') return undefined
  const part = partTakenForAll(message, records, plan.changes)
  if (part === undefined) return undefined
  const advisory = advisoryOn(records, part)
  const [change] = plan.changes.filter(isOfPrice)
  return [noPart(part), ...(advisory ? ofAdvisory(records, advisory, change) : [askForPart])]
}
