/** How long a change lasts, and whether the whole business shuts for that time. */
import type { Horizon, LeverChange, Stretch } from '#schema/advisor/change-plans'
import { horizonIn } from '../horizons.ts'
import { matchWords, type Question, textOf, type Used } from '../question.ts'
import { meaningOf } from '../term.ts'
import { isDuration } from './change-sizes.ts'

const most = 120

const unitsOf: { readonly [unit: string]: Omit<Stretch, 'count'> & { readonly of: number } } = {
  day: { unit: 'day', of: 1 },
  week: { unit: 'week', of: 1 },
  fortnight: { unit: 'week', of: 2 },
  month: { unit: 'month', of: 1 },
  quarter: { unit: 'quarter', of: 1 },
  half: { unit: 'quarter', of: 2 },
  year: { unit: 'year', of: 1 },
}

const stretch = (count: number, unit: string | undefined): Stretch | undefined => {
  const known = unit !== undefined && Object.hasOwn(unitsOf, unit) ? unitsOf[unit] : undefined
  if (!known || !Number.isInteger(count)) return undefined
  const all = count * known.of
  return all >= 1 && all <= most ? { count: all, unit: known.unit } : undefined
}

const ofHalfYear = /\b(?:for|over|lasting) half a year\b/
const ofOne = /\b(?:for|over|lasting) (?:a|one)(?: whole| full)? (?<unit>week|fortnight|month|quarter|year)\b/

/** "For six weeks", "over the next two years", "for a fortnight": undefined if the question says no time, or two. */
const takeLasting = (question: Question, used: Used): Stretch | undefined => {
  const { terms, amounts } = question
  const lasts = amounts.filter(
    (amount) =>
      isDuration(question, amount) &&
      /^(?:for|over|next|within)$/.test(textOf(terms[amount.first - 1])) &&
      !used.has(amount.first),
  )
  const [only, more] = lasts
  if (more) return undefined
  const half = only ? undefined : matchWords(question, ofHalfYear)
  if (half) {
    for (const at of half.places) used.add(at)
    return stretch(1, 'half')
  }
  const single = only ? undefined : matchWords(question, ofOne)
  const term = only && terms[only.after]
  const unit = term ? (meaningOf(term, 'unit')?.unit ?? meaningOf(term, 'grain')?.grain) : single?.groups.unit
  const lasting = stretch(only?.value ?? 1, unit)
  if (!lasting) return undefined
  for (const at of only ? [only.first, only.after] : (single?.places ?? [])) used.add(at)
  return lasting
}

/** A loan is paid back over its years; what it buys may last longer. */
const ofLoan = /\b(?:loans?|borrow\w*|financ(?:e|ed|ing)|repay\w*|mortgage|instal?lments?)\b/i

/** The stretch of time that an effect is asked for: as long as the change lasts, or a month, quarter or year of it. */
export const takeStretch = (
  question: Question,
  used: Used,
): { readonly lasting?: Stretch; readonly over?: Horizon } => {
  const lasting = ofLoan.test(question.text) ? undefined : takeLasting(question, used)
  return lasting ? { lasting } : horizonIn(question)
}

const shutting = '(?:shut|shuts|shutting|close|closes|closed|closing|not open|stop trading|stopped trading)'
// Whatever else is shut, such as a till or a kitchen, is a part of the business. No two of these may begin alike, or many
// repeated words would be tried in every way.
const wholly = String.raw`(?: (?:up|down|shop|the doors?|(?:the|our|my) (?:shop|business|office|caf[eé]|agency|firm|place|practice|whole \w+)|completely|entirely|altogether|everything|totally))*`
const shutFor = new RegExp(String.raw`\b${shutting}${wholly} (?:for|over) `)

const noSales =
  /\b(?:with|without|if there (?:is|was|were|are)|had|have|got|make|made|bring in) (?:no|any|zero) (?:more )?(?:work|sales|income|revenue|takings|trade|customers|clients|billings?|fees|money coming in|new work)\b/

const ofMoney = /\b(?:cash|money|savings|reserves?|bank)\b/i
const lasts = /\blasts?\b/i
const survives =
  /\b(?:would|could|can|do|will) (?:we|i|the business) (?:last|survive|keep going|carry on|hold out)\b/i

const held = '(?:cash(?: (?:flow|position|balance|runway|in hand))?|runway|bank(?: (?:balance|account))?)'
const ofRunway = new RegExp(
  String.raw`\b(?:happens? to|do(?:es|ne)? (?:that |it |this )?(?:do )?to|(?:change|affect|shorten|lengthen|hit|dent)s?|would be|(?:effect|impact) on) (?:our |the |my )?${held}\b(?! costs?\b)|\b${held} (?:be|look|go|stand)\b`,
  'i',
)

const runsOut =
  /\bwhen (?:do|does|will|would|are|is) (?:we|i|(?:the |our |my )?(?:cash|money|savings|reserves?)) (?:run(?:ning)? (?:out|dry)|(?:be )?(?:gone|used up))\b/i

/** True for a question how long the cash lasts after what it supposes. */
export const asksHowLong = ({ text }: Question): boolean =>
  ofRunway.test(text) ||
  runsOut.test(text) ||
  (/\bhow long\b/i.test(text) && ((ofMoney.test(text) && lasts.test(text)) || survives.test(text)))

/** "What did it cost when we shut for two weeks?": the records say, and nothing is supposed. */
const isOver = ({ text }: Question): boolean =>
  /\b(?:did|was|were|has|have|had)\b/i.test(text) &&
  !/\b(?:if|suppos\w+|imagine|would|should|could)\b/i.test(text)

/** "If we shut for two weeks": no sales for that time, while other costs go on. */
export const takeShutdown = (question: Question, used: Used): LeverChange | undefined => {
  const none = asksHowLong(question) ? matchWords(question, noSales) : undefined
  const found = none ?? matchWords(question, shutFor)
  if (!found || isOver(question) || !(none ?? takeLasting(question, new Set(used)))) return undefined
  for (const at of found.places) used.add(at)
  return { lever: 'volume', by: 'percent', size: -100 }
}

/** True for a question what a stretch without sales would cost. */
export const asksOfShutdown = (question: Question): boolean => takeShutdown(question, new Set()) !== undefined
