/** Risks calculated from the records by fixed rules. Pure. */
import type { DayHours, KpiRecord } from '#schema/kpi/kpi'
import { mean, variation } from './averages.ts'
import { strongestWeekday } from './hours.ts'
import { rounded, valueIn, withFigure } from './kpi-figures.ts'
import { usualWeeks } from './outlier-weeks.ts'

/** From 1 (unlikely, or minor) to 5 (almost certain, or ruinous). */
export type Grade = 1 | 2 | 3 | 4 | 5

export type Risk = { readonly likelihood: Grade; readonly impact: Grade }

/** Likelihood times impact, scaled to 10 with one decimal. */
export const scoreOf = ({ likelihood, impact }: Risk): number => rounded((likelihood * impact) / 2.5, 1)

export type RiskLevel = 'high' | 'medium' | 'low'

/** High from 6, medium from 3. */
export const levelOf = (score: number): RiskLevel => (score >= 6 ? 'high' : score >= 3 ? 'medium' : 'low')

/** Number of outlier weeks left out of the span. */
type LeftOut = { readonly leftOut: number }

/** A risk with the figure behind its likelihood. */
export type ComputedRisk = Risk &
  (
    | { readonly kind: 'cash'; readonly weeks: number }
    | ({ readonly kind: 'margin'; readonly recent: number; readonly usual: number } & LeftOut)
    | ({ readonly kind: 'volatility'; readonly percent: number; readonly weeks: number } & LeftOut)
    | { readonly kind: 'weekday'; readonly weekday: number; readonly share: number }
    | { readonly kind: 'advisories'; readonly open: number }
    | { readonly kind: 'connections'; readonly failing: number; readonly of: number }
  )

/** Input of the scores; risks without their input are left out. */
export type RiskSources = {
  readonly records: readonly KpiRecord[] | undefined
  readonly days: readonly DayHours[] | undefined
  readonly urgentAdvisories: number | undefined
  readonly connections: { readonly failing: number; readonly all: number } | undefined
}

const grades = [5, 4, 3, 2] as const

/** 5 when the value exceeds the first bound, 4 for the second, down to 1 when it exceeds none. */
export const gradeAbove = (value: number, bounds: readonly [number, number, number, number]): Grade =>
  grades.find((_, index) => value > (bounds[index] ?? Number.POSITIVE_INFINITY)) ?? 1

/** The same in reverse: smaller values get higher grades. */
export const gradeBelow = (value: number, [a, b, c, d]: readonly [number, number, number, number]): Grade =>
  gradeAbove(-value, [-a, -b, -c, -d])

const higher = (one: Grade, other: Grade): Grade =>
  grades.find((grade) => grade === one || grade === other) ?? 1

/** Weeks: a quarter for what is usual and for revenue, a month for what is recent. */
const quarter = 13
const month = 4

const cashRisk = (records: readonly KpiRecord[]): readonly ComputedRisk[] => {
  const latest = records.at(-1)
  if (latest?.cash_runway_weeks === undefined) return []
  const weeks = rounded(latest.cash_runway_weeks, 0)
  return [{ kind: 'cash', weeks, likelihood: gradeBelow(weeks, [4, 8, 13, 26]), impact: 5 }]
}

const marginRisk = (all: readonly KpiRecord[]): readonly ComputedRisk[] => {
  const records = withFigure(all, 'profit_margin')
  const spans = [
    usualWeeks(records, 'profit_margin', -month),
    usualWeeks(records, 'profit_margin', -month - quarter, -month),
  ]
  const [last, before] = spans.map(({ weeks }) =>
    mean(weeks.map((record) => valueIn(record, 'profit_margin'))),
  )
  if (last == null || before == null || records.length < month * 2) return []
  const [recent, usual] = [rounded(last, 1), rounded(before, 1)]
  const byLevel = gradeBelow(recent, [0, 4, 8, 12])
  const byFall = gradeAbove(usual - recent, [6, 4, 2, 0.5])
  const leftOut = spans.reduce((sum, span) => sum + span.leftOut, 0)
  return [{ kind: 'margin', recent, usual, leftOut, likelihood: higher(byLevel, byFall), impact: 4 }]
}

const volatilityRisk = (records: readonly KpiRecord[]): readonly ComputedRisk[] => {
  const { weeks, leftOut } = usualWeeks(records, 'revenue', -quarter)
  const spread = variation(weeks.map((record) => record.revenue))
  if (spread === null) return []
  const percent = rounded(spread, 1)
  const likelihood = gradeAbove(percent, [25, 15, 10, 5])
  return [{ kind: 'volatility', percent, weeks: weeks.length + leftOut, leftOut, likelihood, impact: 3 }]
}

const weekdayRisk = (days: readonly DayHours[]): readonly ComputedRisk[] => {
  const strongest = strongestWeekday(days)
  if (strongest === null) return []
  const share = rounded(strongest.share, 0)
  return [
    {
      kind: 'weekday',
      weekday: strongest.weekday,
      share,
      likelihood: gradeAbove(share, [40, 30, 22, 18]),
      impact: 3,
    },
  ]
}

/** Risks that can be scored, highest score first. */
export const computedRisks = (sources: RiskSources): readonly ComputedRisk[] => {
  const { records = [], days = [], urgentAdvisories, connections } = sources
  const risks: readonly ComputedRisk[] = [
    ...cashRisk(records),
    ...marginRisk(records),
    ...volatilityRisk(records),
    ...weekdayRisk(days),
    ...(urgentAdvisories === undefined
      ? []
      : [
          {
            kind: 'advisories',
            open: urgentAdvisories,
            likelihood: gradeAbove(urgentAdvisories, [4, 2, 1, 0]),
            impact: 3,
          } as const,
        ]),
    ...(connections === undefined
      ? []
      : [
          {
            kind: 'connections',
            failing: connections.failing,
            of: connections.all,
            likelihood: connections.failing === 0 ? 1 : gradeAbove(connections.failing, [2, 1, 0, 0]),
            impact: 2,
          } as const,
        ]),
  ]
  return [...risks].sort((one, other) => scoreOf(other) - scoreOf(one))
}
