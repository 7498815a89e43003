import { calendarUnits, type Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { claimedBeside, claimedLine, claimedPartOfCosts } from '../assertions/expense-claims.ts'
import { claimedFirst } from '../assertions/first-time.ts'
import { claimedRegularity } from '../assertions/how-regularly.ts'
import { claimedHalf } from '../assertions/part-of-week.ts'
import {
  hasCue,
  isLineOfExpense,
  lastWeeks,
  measuresIn,
  type PeriodTerm,
  type Question,
  takeMeasure,
} from '../question.ts'
import { readCompare } from '../readers/compare-reader.ts'
import { readCount } from '../readers/count-reader.ts'
import { readRank } from '../readers/rank-reader.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import { isCue } from '../term.ts'
import { changeIn, claimedCrossing, claimedSteps, everyTime, setsPrices } from './claimed-steps.ts'
import type { AskAnew } from './derived-reader.ts'
import { claimedLevel } from './levels.ts'

const sinceThen = /\b(?:since|after)\b[^,;?]*/i

const isSinceEvent = ({ period: { of } }: PeriodTerm): boolean =>
  of.kind === 'since' && of.from.kind === 'event'

/** "Costs rose by 5 % this quarter": the change beside the time before. */
const claimedChange = (whole: Question, ask: AskAnew) => {
  // "Weekends are always busier than weekdays" sets some days beside others, and no week beside the one before it.
  const isOfDays = weekdaysIn(whole).length === 2
  const claim = isOfDays ? ask(whole.text.replace(everyTime, ' ')) : whole
  // What happened since is no change of the figure: "fees since we lost the landlord".
  const told = namedPeriods(claim).some(isSinceEvent) ? ask(claim.text.replace(sinceThen, ' ')) : claim
  // "We lost money on food" speaks of a loss, and of no change.
  const change = /\b(?:los[et]|losing|loses) (?:\w+ )?money\b/i.test(claim.text) ? undefined : changeIn(told)
  // "Down every week this month" is no change between two times.
  if (!change || everyTime.test(claim.text)) return undefined
  // "We spent less on marketing" is about marketing, and "profit is growing" about profit.
  const particular = takeMeasure(claim, new Set())
  const said =
    (particular === 'growth' ? measuresIn(claim)[0]?.measure : particular) ??
    (hasCue(claim, 'busy', 'quiet') ? 'transactions' : undefined)
  // "We're growing" claims more revenue, and not a growth that is less negative than before.
  const measure = said === 'growth' && !/\bgrowth\b/i.test(claim.text) ? 'revenue' : said
  const isOfWhole = /\b(?:we|business|things|trade)\b/i.test(claim.text) && !setsPrices.test(claim.text)
  if (measure === undefined && !isOfWhole) return undefined
  const compared = readCompare(claim)?.plan
  if (compared?.operator !== 'compare') return undefined
  const [named] = namedPeriods(claim)
  const isSince = named?.period.of.kind === 'since'
  // One week is no trend: what is said to have changed since a month is measured over several.
  const isLastWeek =
    compared.against.period.moved === undefined &&
    JSON.stringify(compared.of.period) === JSON.stringify(lastWeeks(1))
  const of =
    isLastWeek && !/\blast week\b/i.test(claim.text) ? { ...compared.of, period: lastWeeks(4) } : compared.of
  // "Since the flood" is held against as long before it.
  const sides =
    named &&
    !isSince &&
    claim.periods.length === 1 &&
    compared.against.period.moved === undefined &&
    JSON.stringify(compared.against.period.of) === JSON.stringify(named.period.of)
      ? {
          of: compared.against,
          against: { ...compared.against, period: { ...named.period, moved: 'just-before' as const } },
        }
      : { of, against: compared.against }
  return { operator: 'compare' as const, measure: measure ?? 'revenue', ...sides, claimed: change }
}

const units: readonly string[] = calendarUnits

/** Whether a period is longer than what is ranked: a year has a best week, a best Friday and a best hour, and is none. */
const isLongerThan = ({ of }: Period, ranked: string): boolean =>
  units.indexOf('unit' in of ? of.unit : of.kind) > units.indexOf(ranked)

/** "July was our worst month of the year": its place among all of them. */
const claimedPlace = (claim: Question) => {
  const isEnd = claim.terms.some((term) => isCue(term, 'highest', 'lowest', 'best', 'worst'))
  if (!isEnd) return undefined
  // "Since October" is what it is the best of.
  const cell = namedPeriods(claim).find(({ period: { of } }) => of.kind !== 'since' && of.kind !== 'record')
  const day = weekdaysIn(claim)[0]
  const claimed: Period | undefined = day
    ? { of: cell?.period.of ?? { kind: 'record' }, weekdays: [...day.weekdays] }
    : (cell?.period ?? latestIn(claim))
  if (!claimed) return undefined
  const others = { ...claim, periods: claim.periods.filter(({ at }) => at !== cell?.at) }
  const plan = readRank(day ? withoutDays(claim) : others)?.plan
  if (plan?.operator !== 'rank' || (day && plan.by !== 'weekday' && plan.by !== 'day')) return undefined
  if (!day && isLongerThan(claimed, plan.by)) return undefined
  // "Was Sunday our best day last week?" is about the days of that week.
  const by = day && !cell ? { by: 'weekday' as const } : {}
  return { ...plan, ...by, count: 1, claimed }
}

/** "This was our best month ever": the last one that is over. */
const latestIn = (claim: Question): Period | undefined => {
  const unit =
    /^\W*(?:this|that|it|last one) (?:was|is|has been|['’]s) .*\b(?<unit>week|month|quarter)\b/i.exec(
      claim.text,
    )?.groups?.unit
  return unit === 'week' || unit === 'month' || unit === 'quarter'
    ? { of: { kind: 'last', unit, count: 1 } }
    : undefined
}

const withoutDays = (question: Question): Question => ({
  ...question,
  terms: question.terms.map((term) =>
    term.meanings.some(({ kind }) => kind === 'weekdays')
      ? { ...term, meanings: [{ kind: 'filler' }] }
      : term,
  ),
})

/** "We've had three losing months in a row": whether a run is that long. */
const claimedRun = (claim: Question, ask: AskAnew) => {
  const counted = readCount(ask(`did ${claim.text}`))?.plan
  return counted?.operator === 'count' && counted.runs !== undefined && counted.runOf !== undefined
    ? counted
    : undefined
}

/** "We lost money in June": whether any week did. */
const claimedLoss = (claim: Question) => {
  // "We're losing a fortune on wages" weighs a cost.
  if (!hasCue(claim, 'loss') || measuresIn(claim).some(({ measure }) => isLineOfExpense(measure)))
    return undefined
  const counted = readCount(claim)?.plan
  return counted?.operator === 'count' && counted.runs === undefined
    ? { ...counted, asked: 'whether' as const }
    : undefined
}

/** A claim as the plan that tests it; `own` is the claim alone. */
export const readClaim = (own: Question, ask: AskAnew): AnswerablePlan | undefined => {
  if (own.impossibleDate !== undefined || own.terms.some((term) => isCue(term, 'if', 'should')))
    return undefined
  // "Over the last quarter" is a time.
  const isOver =
    /\b(?:more than|above|at least|exceed\w*|north of)\b|\bover (?:\$?\d|(?:a |one |two |three )?(?:half|third|quarter|fifth|tenth|\w+ percent)\b)/i.test(
      own.text,
    )
  const isUnder = /\b(?:less than|under|below|at most|short of)\b/i.test(own.text)
  const side = isOver ? 'above' : isUnder ? 'below' : 'equal'
  return (
    claimedFirst(own, ask) ??
    claimedRun(own, ask) ??
    claimedRegularity(own, ask) ??
    claimedHalf(own) ??
    claimedBeside(own) ??
    claimedLine(own) ??
    claimedPartOfCosts(own, side) ??
    claimedLoss(own) ??
    claimedCrossing(own, ask) ??
    claimedPlace(own) ??
    claimedSteps(own) ??
    claimedChange(own, ask) ??
    claimedLevel(own)
  )
}
