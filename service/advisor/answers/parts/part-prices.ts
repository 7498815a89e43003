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

const eachStep = new RegExp(step.source, 'gi')

/** Steps in dollars that a question names beside the advisory's own, smallest first. */
const otherSteps = (message: string, own: number): readonly number[] =>
  [...message.matchAll(eachStep)]
    .map(([, cents, dollars]) => (cents === undefined ? Number(dollars) : Number(cents) / 100))
    .filter((size) => size > 0 && Math.abs(size - own) >= nearlyEqual)
    .sort((one, other) => one - other)

const nearlyEqual = 0.005

/** What a step of another size would bring at most, by what the advisory states for its own. */
const scaledWorth = (records: Records, { id }: Advisory, size: number, own: number) =>
  measure(records)({
    label: 'worth a week as the advisory states it, for the step asked about',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [
      { kind: 'advisory', field: 'worth', id },
      stated('question', 'step asked about, in percent of the advisory’s', (100 * size) / own),
    ],
  })

/** "By the same count, $0.30 would bring at most $240 a week." */
const scaledLines = (
  message: string,
  records: Records,
  advisory: Advisory,
  own: number,
): readonly (Line | undefined)[] =>
  otherSteps(message, own).map((size) => {
    const worth = scaledWorth(records, advisory, size, own)
    const asked = measure(records)({
      label: 'step asked about',
      unit: 'aud',
      formula: 'value',
      inputs: [stated('question', 'step asked about', size)],
    })
    return (
      worth &&
      say`By the same count, ${asked} would bring at most ${worth} a week, and less the more people notice: no record shows how many would.`
    )
  })

/** The advisory's effect, scaled to the question's step. */
const ofAdvisory = (
  records: Records,
  advisory: Advisory,
  change: LeverChange | undefined,
  message: string,
): readonly (Line | undefined)[] => {
  const worth = advisoryWorth(records, advisory)
  const own = stepOf(advisory)
  const told = advisory.worth && quoted(advisory.worth, 80)
  const lead = say`The best guide is the open advisory ${quoted(advisory.title, 90)}, which puts that step at ${told}.`
  if (!worth || own === undefined || change?.by !== 'amount' || change.size <= 0) return [lead]
  const asAsked =
    Math.abs(change.size - own) < nearlyEqual
      ? say`We count on about ${worth.likely} a week more profit (between ${worth.low} and ${worth.high}).`
      : undefined
  return [lead, asAsked, ...scaledLines(message, records, advisory, own)]
}

const noPart = (part: string): Line | undefined =>
  say`I can’t work that out from the figures: no record says what ${quoted(part)} brings in by itself.`
const askForPart = say`Tell me what it brings in a week and how far it would go up or down, and I’ll price it.`

/** Replaces advice on the price of a part without an open advisory. */
export const unheldPart = (matter: string, records: Records): readonly (Line | undefined)[] | undefined => {
  const part = partTakenForAll(matter, records, readMatter(matter, records).changes)
  if (part === undefined) return undefined
  const advisory = advisoryOn(records, part)
  if (!advisory) return [noPart(part), askForPart]
  // A step of another size than the one on record is weighed by that.
  const own = stepOf(advisory)
  const lines = own === undefined ? [] : scaledLines(matter, records, advisory, own)
  const told = advisory.worth && quoted(advisory.worth, 80)
  return lines.length > 0
    ? [say`The open advisory ${quoted(advisory.title, 90)} puts its worth at ${told}.`, ...lines]
    : undefined
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
  return [noPart(part), ...(advisory ? ofAdvisory(records, advisory, change, message) : [askForPart])]
}
