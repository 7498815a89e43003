/** Reader of questions about a part and its whole; "of", "as a share of" and the like say what the whole is. */
import type { MeasureName } from '#schema/advisor/measure'
import type { SharePlan } from '#schema/advisor/measure-plans'
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { shareOf } from '../../measures/ratios.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import {
  baseWeeks,
  hasCue,
  isLineOfExpense,
  lastWeeks,
  matchWords,
  measuresIn,
  type PeriodTerm,
  type Question,
  type Reader,
  type Reading,
  takeCues,
  type Used,
} from '../question.ts'
import { hoursIn, namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import { meaningOf } from '../term.ts'
import { readFind } from './find-reader.ts'

/** "Of every dollar", "for each $100", "out of a dollar": the whole in words of money. */
const ofEvery =
  /\b(?:each|every) (?:single )?(?:dollar|buck)\b|\bper dollar\b|\b(?:(?:out )?of|for|from|in|with) (?:(?:each|every|a|one|the|single|our) )+(?:\$?(?:1|10|100|1000|ten|hundred|thousand) )?(?:dollars?|bucks?|quid)\b|\b(?:(?:out )?of|for|from|in|with|per) (?:(?:each|every|a|one|the) )*\$?(?:1|10|100|1000|ten|hundred|thousand)(?: (?:dollars?|bucks?|quid))?(?= (?:we|i|of|that|taken|spent|billed|through|in|earned|coming|going|how|what)\b)/

/** Words after which the whole comes. */
const leadsToWhole =
  /\b(?:share|percentage|percent|proportion|fraction|part|slice|chunk|portion|ratio|much|many|cents?|out|third|half|quarter|any|all|most|biggest|largest|where|go|goes|going|made up) (?:out )?of\b|^of\b|, of\b|\b(?:for|of|in) (?:each|every)\b|\b(?:relative|compared|next) to\b|\bto (?:sales|revenue|costs|turnover|income|billings?|fees)\b|\bas (?:a )?(?:share|percentage|percent|proportion|fraction) of\b/

/** "Out of what we sold on Saturdays, how much …", "of the fees in winter" */
const ofAll =
  /^(?:(?:so|and|ok|then) )?(?:out )?of (?:what|all|the|our|everything|total)\b.*\b(?:how much|how many|what|which)\b/

/** Asks for all the parts of a whole: "where does each dollar go?" */
const allParts =
  /\bwhere\b.*\b(?:go|goes|going|end up|ends up)\b|\b(?:break|broken|breakdown|split|carve|line by line|by line)\b/

const spending =
  /\b(?:spend|spends|spent|spending|cost|costs|expenses?|expenditure|outgoings|overheads|bills|paid out|pay out|pays out|outlays?|going out|goes out|go out|leaves)\b/
const earning =
  /\b(?:take|takes|taken|sales?|revenue|turnover|income|earn|earns|earned|earnings|fees|commissions?|bill|bills|billed|billing|billings|make|made|bring|brings|brought|come in|comes in|coming in|through the till|sell|sold|bank|banked)\b/
const kept = /\b(?:left|keep|keeps|kept|left over|ours|over|remains?|profit|to keep|pocket)\b/
const people = /\b(?:people|team|crew|humans|labour)\b/

/** What is meant as the whole by money words alone: "every dollar we spend". */
const moneyWhole = (question: Question): MeasureName | undefined => {
  const every = matchWords(question, ofEvery)
  if (!every) return undefined
  const from = every.places.at(-1) ?? 0
  const after = question.terms
    .slice(from, from + 5)
    .map(({ words }) => words.join(' '))
    .join(' ')
  if (spending.test(after) && !/\b(?:we|i) (?:bill|take|make|earn|sell)\b/.test(after)) return 'costs'
  return earning.test(after) || !spending.test(question.text) ? 'revenue' : 'costs'
}

type Named = ReturnType<typeof measuresIn>[number]

const isTotal = (measure: MeasureName): boolean =>
  ['revenue', 'costs', 'profit', 'transactions'].includes(measure)

/** The measure named right after words that lead to the whole: "as a share of profit". */
const namedWhole = (question: Question, named: readonly Named[]): Named | undefined => {
  const lead = matchWords(question, leadsToWhole)
  const at = lead?.places.at(-1)
  return at === undefined
    ? undefined
    : named.find((one) => isTotal(one.measure) && one.at >= at && one.at <= at + 3)
}

/** A period that lies in another, both named. */
const nested = (
  [one, other]: readonly PeriodTerm[],
  today: IsoDate,
): { readonly part: PeriodTerm; readonly whole: PeriodTerm } | undefined => {
  const moment = { today, record: undefined }
  const [first, second] = [
    one && resolvePeriod(one.period, moment),
    other && resolvePeriod(other.period, moment),
  ]
  if (!one || !other || !first || !second) return undefined
  const holds = (a: typeof first, b: typeof first) => a.from <= b.from && a.to >= b.to
  if (holds(first, second)) return { part: other, whole: one }
  return holds(second, first) ? { part: one, whole: other } : undefined
}

/** A part of time of its whole: mornings of Saturdays, weekends of a month, December of a year. */
const shareOfTime = (question: Question, used: Used, measure: MeasureName): Reading | undefined => {
  const [days, hours, periods] = [weekdaysIn(question), hoursIn(question), namedPeriods(question)]
  const inside = nested(periods, question.today)
  if (days.length === 0 && hours.length === 0 && periods.length === 0) return undefined
  const plan = (selection: Pick<SharePlan, 'period' | 'filter'>, period: Period): Reading => ({
    plan: { operator: 'share', measure, ...selection, whole: { period } },
    used,
  })
  if (inside) {
    used.add(inside.whole.at)
    return plan(takeSelection(question, used, inside.part.period, inside.part), inside.whole.period)
  }
  const selection = takeSelection(question, used, baseWeeks(question))
  const { weekdays, ...all } = selection.period
  // Hours of some days are a part of those days, and days of a week a part of the week.
  if (weekdays && hours.length > 0) return plan(selection, selection.period)
  if (weekdays || hours.length > 0) return plan(selection, all)
  return plan(selection, lastWeeks(52))
}

/** "What share of sales goes to suppliers?", "how much of the week do Saturdays make?", "of every dollar we spend" */
export const readShare: Reader = (question) => {
  const used: Used = new Set()
  const named = measuresIn(question)
  const money = moneyWhole(question)
  const after = namedWhole(question, named)
  const hasCosts = named.some(({ measure }) => measure === 'costs')
  const whole =
    money ??
    after?.measure ??
    (hasCosts && !named.some(({ measure }) => measure === 'revenue') ? 'costs' : undefined)
  const rest = named.filter(({ at }) => at !== after?.at)
  const line = rest.find(({ measure }) => isLineOfExpense(measure))
  const isOfPeople = line === undefined && whole !== undefined && people.test(question.text)
  const part =
    (isOfPeople ? 'staff' : line?.measure) ??
    rest.find(({ measure }) => !['revenue', 'costs'].includes(measure))?.measure ??
    rest.find(({ measure }) => measure === 'costs')?.measure ??
    (money === 'revenue' && kept.test(question.text) ? 'profit' : undefined)
  const measure = part === 'stock' ? 'supplies' : (part ?? after?.measure ?? 'revenue')
  for (const { at } of named) used.add(at)
  for (const said of [ofEvery, kept, ...(isOfPeople ? [people] : [])])
    for (const at of matchWords(question, said)?.places ?? []) used.add(at)
  takeCues(question, used, 'share', 'how-much')
  for (const [at, term] of question.terms.entries()) if (meaningOf(term, 'by-weekday')) used.add(at)
  const isPartOfTime = weekdaysIn(question).length > 0 || hoursIn(question).length > 0
  if (money && line === undefined && part !== 'profit' && matchWords(question, allParts)) {
    const selection = takeSelection(question, used, baseWeeks(question))
    const of = money === 'revenue' ? ('cost-share' as const) : ('costs' as const)
    return {
      plan: { operator: 'rank', measure: of, ...selection, by: 'expense', order: 'highest', count: 5 },
      used,
    }
  }
  const isOther =
    whole !== undefined && whole !== measure && whole !== 'revenue' && !measure.endsWith('-share')
  if (isOther) {
    const selection = takeSelection(question, used, baseWeeks(question))
    return { plan: { operator: 'share', measure, ...selection, whole: { measure: whole } }, used }
  }
  const own = shareOf(measure)
  const ratio = measure.endsWith('-share') || measure === 'margin' ? measure : own
  if (ratio !== undefined && (!isPartOfTime || isLineOfExpense(measure) || ratio === measure)) {
    const selection = takeSelection(question, used, baseWeeks(question))
    return { plan: { operator: 'value', measure: ratio, ...selection }, used }
  }
  const ofTime = shareOfTime(question, used, measure)
  if (ofTime) return ofTime
  // A part that no record tells apart would be all of the whole.
  return question.terms.some((term) => meaningOf(term, 'unknown')) ? readFind(question) : undefined
}

/** "The wages for each dollar billed": a cost as its share of revenue. */
export const perDollar = (question: Question, used: Used, measure: MeasureName): MeasureName => {
  const share = moneyWhole(question) === 'revenue' ? shareOf(measure) : undefined
  if (share === undefined) return measure
  for (const at of matchWords(question, ofEvery)?.places ?? []) used.add(at)
  for (const { at, measure: named } of measuresIn(question)) if (named === 'revenue') used.add(at)
  return share
}

/** True for a question whose words name a part and a whole, whatever else it looks like. */
export const asksShare = (question: Question): boolean => {
  // "Which month had the lowest wages for each dollar?" is about months.
  const isOfGroups =
    hasCue(question, 'highest', 'lowest', 'best', 'worst') &&
    question.terms.some((term) => meaningOf(term, 'grain'))
  if (isOfGroups) return false
  const isOfTime =
    weekdaysIn(question).length + hoursIn(question).length + namedPeriods(question).length > 1 &&
    matchWords(question, ofAll) !== undefined
  if (isOfTime || matchWords(question, ofEvery)) return true
  const named = measuresIn(question)
  const after = namedWhole(question, named)
  return (
    after !== undefined && after.measure !== 'revenue' && named.some((one) => isLineOfExpense(one.measure))
  )
}
