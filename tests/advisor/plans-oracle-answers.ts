/** The numbers that a plan must come to, in the order in which an answer has them; by the tests' own arithmetic. */
import type { Answer } from '#schema/advisor/answer'
import type { Plan } from '#schema/advisor/plan'
import type { Records } from '../../service/advisor/records.ts'
import { needed, type Row, type Selected, selected, worth } from './plans-oracle.ts'
import { calendar, type OracleDay } from './plans-oracle-periods.ts'

type Numbers = readonly number[] | undefined
type Cell = { readonly rows: readonly Row[]; readonly isComplete: boolean }

const lines = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const
const sums = ['revenue', 'transactions', 'hours-traded', 'costs', 'profit', ...lines]

const sound = (numbers: readonly number[]): Numbers =>
  numbers.every((value) => Number.isFinite(value)) ? numbers : undefined

/** A mean a row for sums; ratios and last values as they are. */
const typical = (measure: string, rows: readonly Row[]): number =>
  worth(measure, rows) / (sums.includes(measure) ? rows.length : 1)

const keyOf = (by: string, { grain, all }: Selected, day: OracleDay): number => {
  const decisive = grain === 'week' ? (calendar[day.index + 3] ?? day) : day
  const lastWeek = all.at(-1)?.day.week ?? 0
  switch (by) {
    case 'day':
      return day.index
    case 'week':
      return day.week
    case 'fortnight':
      return -Math.floor((lastWeek - day.week) / 2)
    case 'month':
      return decisive.year * 12 + decisive.month
    case 'quarter':
      return decisive.year * 4 + Math.ceil(decisive.month / 3)
    default:
      return day.weekday
  }
}

const cellsOf = (found: Selected, by: string): readonly Cell[] => {
  const keys = [...new Set(found.all.map(({ day }) => keyOf(by, found, day)))].sort((a, b) => a - b)
  const [one, end] = [found.all[0]?.day.index ?? 0, found.all.at(-1)?.day.index ?? 0]
  // No group is longer than a quarter.
  const near = calendar.slice(Math.max(0, one - 100), end + 100)
  return keys.flatMap((key) => {
    const isIn = (day: OracleDay) => keyOf(by, found, day) === key
    const rows = found.rows.filter(({ day }) => isIn(day))
    const mondays = near.filter((day) => day.weekday === 0 && isIn(day))
    const days = near.filter((day) => isIn(day) && (found.weekdays?.includes(day.weekday) ?? true))
    const isComplete =
      by === 'weekday' ||
      (found.grain === 'week'
        ? found.all.filter(({ day }) => isIn(day)).length === mondays.length
        : days.every(found.isOn) && near.every((day) => !isIn(day) || found.isInside(day)))
    return rows.length === 0 ? [] : [{ rows, isComplete }]
  })
}

/** The values of groups: means for weekdays, wholes for stretches of time. */
const groupValues = (measure: string, found: Selected, by: string): readonly (Cell & { value: number })[] =>
  cellsOf(found, by)
    .map((cell) => ({
      ...cell,
      value: by === 'weekday' ? typical(measure, cell.rows) : worth(measure, cell.rows),
    }))
    .filter(({ value }) => Number.isFinite(value))

const expenseValues = (measure: string, { rows }: Selected): readonly number[] =>
  lines.map((line) => worth(measure === 'costs' ? line : `${line}-share`, rows)).filter(Number.isFinite)

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

const summarised = (
  measure: string,
  found: Selected,
  aggregate: string,
  each: string | undefined,
): number => {
  if (aggregate === 'whole') return worth(measure, found.rows)
  const isRatio = !sums.includes(measure) && measure !== 'runway'
  if (aggregate === 'mean' && isRatio) return worth(measure, found.rows)
  const cells = cellsOf(found, each ?? found.grain)
  const complete = each === undefined || each === found.grain ? cells : cells.filter((one) => one.isComplete)
  const known = complete.map(({ rows }) => worth(measure, rows)).filter(Number.isFinite)
  if (known.length === 0) return NaN
  if (aggregate === 'mean') return known.reduce((a, b) => a + b, 0) / known.length
  if (aggregate === 'median') return middle(known)
  if (aggregate === 'last') return known.at(-1) ?? NaN
  return aggregate === 'highest' ? Math.max(...known) : Math.min(...known)
}

const byDays = (group: string | undefined): boolean => group === 'day' || group === 'weekday'
const linesFor = (group: string | undefined): readonly string[] => (group === 'expense' ? lines : [])

const compared = (records: Records, plan: Extract<Plan, { operator: 'compare' }>): Numbers => {
  const { measure } = plan
  const ask = (which: 'of' | 'against', grain?: 'day' | 'week') =>
    selected(records, { measure, ...plan[which], grain })
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
  if (!one || !other) return undefined
  const how = one.onRecord === other.onRecord ? worth : typical
  const [a, b] = [how(measure, one.rows), how(measure, other.rows)]
  const isPercent = measure.endsWith('-share') || measure === 'margin'
  return sound([a, b, a - b, ...(isPercent || b <= 0 ? [] : [(a / b) * 100 - 100])])
}

const shared = (records: Records, plan: Extract<Plan, { operator: 'share' }>): Numbers => {
  const { measure, period, filter, whole } = plan
  const other = whole.measure ?? measure
  const money = (name: string) => sums.includes(name) && !['transactions', 'hours-traded'].includes(name)
  if (!sums.includes(measure) || !sums.includes(other)) return undefined
  if (measure !== other && !(money(measure) && money(other))) return undefined
  const more = [...needed(measure), ...needed(other)]
  const part = selected(records, { measure, period, filter, more })
  const all =
    part &&
    selected(records, {
      measure: other,
      period: whole.period ?? period,
      filter: whole.filter,
      more,
      grain: part.grain,
    })
  if (!part || !all) return undefined
  const [a, b] = [worth(measure, part.rows), worth(other, all.rows)]
  return sound([(100 * a) / b, a, b])
}

/** The numbers that a plan must come to; undefined where there is no answer. */
export const expected = (plan: Plan, records: Records): Numbers => {
  switch (plan.operator) {
    case 'value': {
      const { measure, group, each, aggregate = 'whole' } = plan
      if (group === 'expense' && measure !== 'costs' && measure !== 'cost-share') return undefined
      const byDay = byDays(group) || each === 'day'
      const found = selected(records, { ...plan, byDay, more: linesFor(group) })
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
      const { measure, by, order, count } = plan
      if (by === 'expense' && measure !== 'costs' && measure !== 'cost-share') return undefined
      const found = selected(records, { ...plan, byDay: byDays(by), more: linesFor(by) })
      if (!found) return undefined
      const values =
        by === 'expense'
          ? [...expenseValues(measure, found)]
          : groupValues(measure, found, by)
              .filter(({ isComplete }) => isComplete)
              .map(({ value }) => value)
      if (values.length === 0) return undefined
      values.sort((a, b) => (order === 'highest' ? b - a : a - b))
      return [values.length, ...values.slice(0, count)]
    }
    case 'count': {
      const found = selected(records, { ...plan, byDay: plan.by === 'day' })
      const cells = found ? groupValues(plan.measure, found, plan.by).filter((one) => one.isComplete) : []
      const met = cells.filter(
        ({ value }) => value > (plan.above ?? -Infinity) && value < (plan.below ?? Infinity),
      )
      return cells.length === 0 ? undefined : [met.length, cells.length, ...met.map(({ value }) => value)]
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
