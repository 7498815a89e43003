/** The numbers that a plan must give, in the order of the answer, by the tests' own arithmetic. */
import type { Answer } from '#schema/advisor/answer'
import type { Plan } from '#schema/advisor/plan'
import { IsoDate } from '#schema/core/scalars'
import type { Records } from '../../service/advisor/records.ts'
import { isWithin, selected, soFar, weeksOnRecord } from './plans-oracle.ts'
import { expenseValues, groupValues, isUneven, lines, summarised, typical } from './plans-oracle-cells.ts'
import { calendar, oraclePeriod } from './plans-oracle-periods.ts'

import { worth } from './plans-oracle-rows.ts'
import { type Numbers, shared, sound } from './plans-oracle-share.ts'

const byDays = (group: string | undefined): boolean => group === 'day' || group === 'weekday'
const linesFor = (group: string | undefined): readonly string[] => (group === 'expense' ? lines : [])

const hasLines = (measure: string): boolean =>
  measure === 'costs' || measure === 'cost-share' || measure.startsWith('sum-of-')

type ComparePlan = Extract<Plan, { operator: 'compare' }>

const sidesOf = (records: Records, plan: ComparePlan, isByWeek: boolean) => {
  const { measure } = plan
  const [of, against] = soFar(records, measure, [plan.of.period, plan.against.period], isByWeek)
  const ask = (which: 'of' | 'against', grain?: 'day' | 'week') =>
    selected(records, { measure, ...plan[which], period: which === 'of' ? of : against, grain })
  let [one, other] = [ask('of'), ask('against')]
  if (!one || !other) return undefined
  if (one.grain !== other.grain) {
    const pairs = (['week', 'day'] as const).map(
      (grain) =>
        [
          one?.grain === grain ? one : ask('of', grain),
          other?.grain === grain ? other : ask('against', grain),
        ] as const,
    )
    ;[one, other] = pairs.find(([a, b]) => a && b && a.grain === b.grain) ?? []
  }
  return one && other && ([one, other] as const)
}

const compared = (records: Records, plan: ComparePlan): Numbers => {
  const { measure } = plan
  const sides = sidesOf(records, plan, false)
  // What is told by the week is cut by the week.
  const [one, other] = (sides?.[0].grain === 'week' ? sidesOf(records, plan, true) : sides) ?? []
  if (!one || !other) return undefined
  const days = [plan.of, plan.against].map(({ period }) => (period.weekdays ?? []).join())
  // Two weeks that are only touched are no two weeks.
  const isAlike = one.onRecord === other.onRecord && one.isTouched === other.isTouched
  const how = isAlike && days[0] === days[1] ? worth : typical
  const [a, b] = [how(measure, one.rows), how(measure, other.rows)]
  const isPercent = measure.endsWith('-share') || measure === 'margin'
  return sound([a, b, a - b, ...(isPercent || b <= 0 ? [] : [(a / b) * 100 - 100])])
}

/** Lists of weeks are of whole weeks, where any are on record. */
const byGroup = (records: Records, ask: Parameters<typeof selected>[1], group: string | undefined) =>
  (!ask.byDay && (group === 'week' || group === 'fortnight')
    ? selected(records, { ...ask, grain: 'week' })
    : undefined) ?? selected(records, ask)

/** The total of the week before the first of a count by weeks; NaN if it is none, or not on record. */
const weekBefore = (records: Records, plan: Extract<Plan, { operator: 'count' }>, first: number): number => {
  const { days, weekdays } = oraclePeriod(plan.period, records, weeksOnRecord(records))
  const [from, to] = [calendar[(days[0]?.index ?? 0) - 7]?.date, days.at(-1)?.date]
  if (!plan.step || plan.by !== 'week' || days.length < 7 || !IsoDate.is(from) || !IsoDate.is(to))
    return Number.NaN
  const period = {
    of: { kind: 'dates' as const, from, to },
    ...(weekdays ? { weekdays: [...weekdays] } : {}),
  }
  const found = byGroup(records, { ...plan, period, byDay: false }, 'week')
  const cells = found ? groupValues(plan.measure, found, 'week').filter((one) => one.isComplete) : []
  const at = cells.findIndex(({ rows }) => rows[0]?.day.index === first)
  return (at > 0 ? cells[at - 1]?.value : undefined) ?? Number.NaN
}

/** The numbers that a plan must give; undefined if there is no answer. */
export const expected = (plan: Plan, records: Records): Numbers => {
  switch (plan.operator) {
    case 'value': {
      const { measure, group, each, aggregate = 'whole' } = plan
      if (group === 'expense' && !hasLines(measure)) return undefined
      const byDay = byDays(group) || each === 'day'
      const found = byGroup(records, { ...plan, byDay, more: linesFor(group) }, group)
      if (!found) return undefined
      const main = summarised(measure, found, aggregate, each)
      if (!Number.isFinite(main)) return undefined
      if (group === undefined) return [main]
      if (group === 'expense') return [main, ...expenseValues(measure, found)]
      return [main, ...groupValues(measure, found, group).map(({ value }) => value)]
    }
    case 'compare':
      return compared(records, plan)
    case 'rank': {
      const { measure, by, order, count, from = 1 } = plan
      if (by === 'expense' && !hasLines(measure)) return undefined
      const found = byGroup(records, { ...plan, byDay: byDays(by), more: linesFor(by) }, by)
      if (!found) return undefined
      const values =
        by === 'expense'
          ? [...expenseValues(measure, found)]
          : groupValues(measure, found, by, isUneven(measure, found, by))
              .filter(({ isComplete }) => isComplete)
              .map(({ value }) => value)
      if (values.length === 0) return undefined
      values.sort((a, b) => (order === 'highest' ? b - a : a - b))
      return [values.length, ...values.filter((_, place) => place + 1 >= from && place + 1 < from + count)]
    }
    case 'count': {
      const found = byGroup(records, { ...plan, byDay: plan.by === 'day' }, plan.by)
      const cells = found ? groupValues(plan.measure, found, plan.by).filter((one) => one.isComplete) : []
      const mean = cells.reduce((sum, { value }) => sum + value, 0) / cells.length
      if (plan.thanMean && !Number.isFinite(mean)) return undefined
      const bounds = plan.thanMean ? { ...plan, [plan.thanMean]: mean } : plan
      const steps: { readonly [step in NonNullable<typeof plan.step>]: (change: number) => boolean } = {
        rise: (change) => change > 0,
        fall: (change) => change < 0,
        'no rise': (change) => change <= 0,
        'no fall': (change) => change >= 0,
      }
      const isMet = cells.map(({ value, rows }, place) => {
        const before = cells[place - 1]?.value ?? weekBefore(records, plan, rows[0]?.day.index ?? 0)
        return isWithin(value, bounds) && (!plan.step || steps[plan.step](value - before))
      })
      const lengths = isMet.map((_, place) => {
        const broken = isMet.slice(0, place + 1).lastIndexOf(false)
        return place - broken
      })
      const longest = lengths.lastIndexOf(Math.max(0, ...lengths))
      const end = plan.runs === 'longest' ? longest : isMet.length - 1
      const met = cells.filter((_, place) =>
        plan.runs ? place <= end && place > end - (lengths[end] ?? 0) : isMet[place],
      )
      const isStepless =
        plan.step !== undefined &&
        !Number.isFinite(weekBefore(records, plan, cells[0]?.rows[0]?.day.index ?? 0))
      const outOf = cells.length - Number(isStepless)
      return cells.length === 0 || outOf === 0
        ? undefined
        : [met.length, outOf, ...met.map(({ value }) => value)]
    }
    case 'share':
      return shared(records, plan)
    default:
      throw new Error(`The tests do not work out ${plan.operator}`)
  }
}

/** The numbers of an answer, in the same order. */
export const numbersOf = (answer: Answer): Numbers => {
  switch (answer.operator) {
    case 'nothing':
      return undefined
    case 'value':
      return [answer.figure, ...(answer.groups ?? []).map(({ figure }) => figure)].map(({ value }) => value)
    case 'compare':
      return [answer.of, answer.against, answer.difference, ...(answer.percent ? [answer.percent] : [])].map(
        ({ value }) => value,
      )
    case 'rank':
      return [answer.outOf, ...answer.cells.map(({ figure }) => figure.value)]
    case 'count':
      return [answer.figure.value, answer.outOf, ...answer.cells.map(({ figure }) => figure.value)]
    case 'share':
      return [answer.figure, answer.part, answer.whole].map(({ value }) => value)
    default:
      throw new Error(`The tests do not read ${answer.operator}`)
  }
}
