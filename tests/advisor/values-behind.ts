/** The values behind an input of a figure, read from the records in the tests' own way. */
import type { FigureInput } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { benchmarks } from '../../service/advisor/benchmarks.ts'
import { numbersIn } from '../../service/advisor/model/read-numbers.ts'
import type { Records } from '../../service/advisor/records.ts'

/** A value with its week or day. */
export type Pair = readonly [at: number, value: number]

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

const spent = ({ expenses: e, revenue, profitMargin }: WeekFigures): number =>
  e === undefined
    ? revenue - (revenue * (profitMargin ?? NaN)) / 100
    : e.premises + e.marketing + e.other + e.staff + e.supplies

const ofWeek = (week: WeekFigures, field: string): number | undefined => {
  const { expenses } = week
  switch (field) {
    case 'revenue':
      return week.revenue
    case 'profit_margin':
      return week.profitMargin
    case 'cash_runway':
      return week.cashRunwayMonths
    case 'cash_runway_weeks':
      return week.cashRunwayWeeks
    case 'weekly_footfall':
      return week.transactions
    case 'costs':
      return spent(week)
    case 'profit':
      return week.revenue - spent(week)
    case 'surplus_percent':
      return week.revenue > 0 ? (1 - spent(week) / week.revenue) * 100 : undefined
    case 'revenue_per_transaction':
      return week.transactions ? week.revenue / week.transactions : undefined
    case 'staff':
    case 'supplies':
    case 'premises':
    case 'marketing':
    case 'other':
      return expenses?.[field]
    default:
      return undefined
  }
}

const tableOf = ({ business }: Records): Readonly<Record<string, unknown>> => {
  const table = benchmarks[business.type]
  // The field of an expense is its share; a whole is 100 percent.
  const {
    staffShare: staff,
    suppliesShare: supplies,
    premisesShare: premises,
    marketingShare: marketing,
  } = table
  return { ...table, staff, supplies, premises, marketing, profit_margin: table.profitMargin, whole: 100 }
}

// What-ifs show the effect of half the change, and of half as much again.
const partsTold = [1, 0.5, 1.5]
const fullTimeHours = 38

/** Every number that was stated, and its conversions: cents to dollars, people to hours, money to percent of a sale. */
const numbersSaid = ({ kpis }: Records, said: string): readonly { value: number; give: number }[] => {
  const { revenue = NaN, transactions = NaN } = kpis.at(-1) ?? {}
  const found = numbersIn(said).flatMap(({ value, start, end }) => {
    const dollars = /^ ?cents?\b/i.test(said.slice(end)) ? value / 100 : value
    const percent = (dollars / (revenue / transactions)) * 100
    const isMultiple = /^(doubl|tripl|twice)/i.test(said.slice(start))
    return [
      { value: dollars, give: 1e-9 },
      { value: isMultiple ? (value - 1) * 100 : value * fullTimeHours, give: 1e-9 },
      // It is rounded to a tenth, and the sale is that of several weeks.
      ...(/\$|cents?\b/.test(said) ? [{ value: percent, give: 0.06 + percent * 0.15 }] : []),
    ]
  })
  // A choice offered by the advisor names its size in the offer.
  return /\b(first|second|third) one\b/.test(said) ? [...found, { value: 5, give: 1e-9 }] : found
}

/** True if an input may state its value itself: an assumption, our published table, or a number that was stated. */
const mayState = (records: Records, { kind, field, value = NaN }: FigureInput, said?: string): boolean => {
  if (kind === 'assumption') return true
  if (kind === 'benchmark') return tableOf(records)[field] === value
  if (kind !== 'question') return false
  if (said === undefined) return true
  return numbersSaid(records, said).some((one) =>
    partsTold.some((part) => Math.abs(one.value * part - Math.abs(value)) <= one.give),
  )
}

/** The values behind an input; NaN if it states a value that it may not state. `said` is the question. */
export const pairsOf = (records: Records, input: FigureInput, said?: string): readonly Pair[] => {
  if (input.value !== undefined) return [[0, mayState(records, input, said) ? input.value : NaN]]
  const holds = (day: string) => (input.from ?? '') <= day && day <= (input.to ?? '9999')
  const pairs: Pair[] = []
  if (input.kind === 'kpi')
    for (const week of records.kpis) {
      const value = ofWeek(week, input.field)
      if (holds(week.weekStart) && value !== undefined) pairs.push([dayNumber(week.weekStart) / 7, value])
    }
  if (input.kind === 'hourly')
    for (const { date, hours } of records.days) {
      const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
      if (!holds(date) || (input.weekday !== undefined && input.weekday !== weekday)) continue
      let total = 0
      let isOpen = false
      const until = input.untilHour ?? (input.hour ?? 0) + 1
      for (const one of hours) {
        if (input.hour !== undefined && (one.hour < input.hour || one.hour >= until)) continue
        isOpen = true
        if (input.field === 'hours') total += 1
        else total += input.field === 'revenue' ? one.revenue : one.transactions
      }
      if (isOpen) pairs.push([dayNumber(date), total])
    }
  if (input.kind === 'profile' && input.field === 'teamSize') pairs.push([0, records.profile.teamSize ?? NaN])
  if (input.kind === 'advisory' && input.field === 'worth') {
    const worth = records.advisories.find(({ id }) => id === input.id)?.worth ?? ''
    const amount = worth.includes(' a week') ? numbersIn(worth)[0]?.value : undefined
    if (amount !== undefined) pairs.push([0, amount])
  }
  if (input.kind === 'advisory' && input.id !== undefined && input.field !== 'worth') {
    const advisory = records.advisories.find(({ id }) => id === input.id)
    if (input.field === 'expected' && advisory?.expects) pairs.push([0, advisory.expects.value])
    if (input.field === 'before' && advisory?.expects) pairs.push([0, advisory.expects.before])
    if (input.field === 'found' && advisory?.outcome?.found !== undefined)
      pairs.push([0, advisory.outcome.found])
    if (advisory?.outcome && ['outcome', advisory.outcome.verdict].includes(input.field)) pairs.push([0, 1])
  }
  if (input.kind === 'advisory' && input.field === 'open')
    for (const { status } of records.advisories) if (status === 'new') pairs.push([0, 1])
  if (input.kind === 'memo')
    for (const { status } of records.memos) if (status === 'unread') pairs.push([0, 1])
  return pairs
}

/** The series of a formula: inputs with the same part form one series, oldest first. */
export const seriesFrom = (
  records: Records,
  inputs: readonly FigureInput[],
  said?: string,
): readonly (readonly Pair[])[] => {
  const series = new Map<string, Pair[]>()
  for (const [index, input] of inputs.entries()) {
    const key = input.part === undefined ? `own ${index}` : `part ${input.part}`
    series.set(key, [...(series.get(key) ?? []), ...pairsOf(records, input, said)])
  }
  return [...series.values()].map((pairs) => pairs.toSorted(([one], [other]) => one - other))
}
