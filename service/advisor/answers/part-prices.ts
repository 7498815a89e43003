/**
 * The price of part of what is sold, such as coffee or a senior's day. No record has what a part brings in, so a change of its
 * price is no change of all prices: the open advisory on it answers, or nobody can.
 */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { Plan } from '#schema/advisor/plan'
import type { Advisory } from '#schema/advisory/advisory'
import { measure, stated } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { advisoryWorth } from '../options/advisory-worth.ts'
import { stancesOf } from '../options/stance.ts'
import { soldIn } from '../questions/lexicon/parts.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import type { Ask } from './written.ts'

const longest = 300

// All that is sold, whatever else is named.
const ofAll =
  /\b(?:(?:each|every|per|a) (?:sale|customer|order|head|visit|transaction)|everything|across the board|all (?:our |the )?(?:prices|fees|rates)|whole menu|on the menu)\b/i
const ofPrice =
  /\b(?:pric\w+|charg\w+|rates?|fees?|commission|dearer|cheaper|costs?|goes? up|went up|go up|put(?:ting)?|more (?:on|for)|less (?:on|for)|rais\w+|lift\w*|add\w*|rise|discount\w*|drop\w*|cut\w*)\b|\d(?:%|c\b| cents?\b)|\$\d/i
const clauseEnd = /[,;.?!]| and | but | if we lose | when /i

const pattern = (word: string): RegExp => new RegExp(`\\b${word}(?:s|es)?\\b`, 'i')

/** The part of what is sold whose price a clause of the message changes. */
const partIn = (message: string, records: Records): string | undefined => {
  const clauses = message.split(clauseEnd).filter((clause) => ofPrice.test(clause))
  for (const word of soldIn(records.business.type))
    for (const clause of clauses) {
      const [found] = pattern(word).exec(clause) ?? []
      if (found) return found
    }
  return undefined
}

const isOfPrice = (change: LeverChange): boolean => change.lever === 'price' && change.by !== 'hours'

/** "Seniors' day rate" and "management fee" name a price, whatever lever was read in them. */
const namesPrice = (message: string, part: string): boolean =>
  new RegExp(
    `\\b${part}(?:s|es)?[’']?s? (?:\\w+ )?(?:rates?|fees?|prices?|charges?|commission)\\b|\\bfee\\b`,
    'i',
  ).test(message)

/** The part whose price a plan takes for all prices; undefined for none. */
const takenFor = (message: string, records: Records, plan: Plan): string | undefined => {
  if (message.length > longest || ofAll.test(message)) return undefined
  if (plan.operator !== 'scenario' && plan.operator !== 'solve') return undefined
  const part = partIn(message, records)
  if (part === undefined) return undefined
  const isTaken = plan.changes.some(isOfPrice) || (plan.changes.length > 0 && namesPrice(message, part))
  return isTaken ? part : undefined
}

const step = /(\d+(?:\.\d+)?) ?(?:c\b|cents?\b)|\$(\d+(?:\.\d+)?)/i

/** The dollars that an advisory would put on the price. */
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
      pattern(part).test(proposal) &&
      stancesOf(records, proposal).some(({ lever, sign }) => lever === 'price' && sign > 0)
    )
  })

/** The same as the advisory, or as much of it as the question's own step is. */
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

/** In place of a change that would move all prices. */
export const partPriced = (
  message: string,
  { context, plan }: Ask,
): readonly (Line | undefined)[] | undefined => {
  const { records } = context
  const part = takenFor(message, records, plan)
  if (part === undefined || (plan.operator !== 'scenario' && plan.operator !== 'solve')) return undefined
  const advisory = advisoryOn(records, part)
  const [change] = plan.changes.filter(isOfPrice)
  return [
    say`I can’t work that out from the figures: no record has what ${quoted(part)} brings in by itself.`,
    ...(advisory
      ? ofAdvisory(records, advisory, change)
      : [say`Tell me what it brings in a week and how far it would go up or down, and I’ll price it.`]),
  ]
}
