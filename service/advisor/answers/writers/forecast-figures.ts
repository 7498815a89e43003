/** Forecast figures and their period, shared by chat and briefs. */
import type { ForecastAnswer } from '#schema/advisor/answer'
import type { MeasuredName } from '#schema/advisor/measure'
import type { Figure, FigureInput } from '#schema/core/advice'
import { daysBetween, dayText, longDayText, plusDays, today } from '../../calendar.ts'
import { citedName, type WeekField } from '../../field-values.ts'
import { stated } from '../../figure.ts'
import { addsUp } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf } from '../../plans/context.ts'
import type { Cover } from '../../plans/cover.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { figureOf, labelOf, measureCover } from '../../plans/measured.ts'
import { spanText } from '../period-text.ts'
import { type ForecastAsk, heldPart, measureOf } from './forecast-guide.ts'

/** Weekly fields of measures that can be forecast. */
const fields: { readonly [name in MeasuredName]?: WeekField } = {
  revenue: 'revenue',
  transactions: 'transactions',
  staff: 'staff',
  supplies: 'supplies',
  premises: 'premises',
  marketing: 'marketing',
  other: 'other',
  costs: 'costs',
  profit: 'profit',
  margin: 'surplusPercent',
  'revenue-per-transaction': 'revenuePerTransaction',
  runway: 'cashRunwayWeeks',
}

const ends = {
  '': 'forecast',
  '-low': 'low end of the forecast',
  '-high': 'high end of the forecast',
} as const
type End = keyof typeof ends

/** The measure's whole weekly series, which the forecast uses. */
const seriesInput = ({ context: { records }, plan }: ForecastAsk): FigureInput | undefined => {
  const measure = measureOf(plan.measure)
  const field = measure && fields[measure.name]
  const [first, last] = [records.kpis[0], records.kpis.at(-1)]
  if (field === undefined || first === undefined || last === undefined) return undefined
  return { kind: 'kpi', field: citedName(field), from: first.weekStart, to: last.weekStart, part: 0 }
}

/** Forecast of one week, or an end of its band. */
export const weekAhead = (ask: ForecastAsk, end: End, ahead: number): Figure | undefined => {
  const { records } = ask.context
  const [measure, series] = [measureOf(ask.plan.measure), seriesInput(ask)]
  const last = records.kpis.at(-1)
  if (!measure || !series || !last) return undefined
  return figureOf(records, {
    label: labelOf(
      records,
      measure,
      `${ends[end]}, week of ${longDayText(plusDays(last.weekStart, 7 * ahead))}`,
    ),
    unit: measure.unit,
    formula: `forecast${end}`,
    inputs: [[series, { ...stated('assumption', 'weeks ahead', ahead), part: 1 }]],
  })
}

const sumAhead = (
  ask: ForecastAsk,
  end: End | '-mean',
  [first, last]: readonly [number, number],
  held: Cover | undefined,
): Figure | undefined => {
  const { records } = ask.context
  const [measure, series] = [measureOf(ask.plan.measure), seriesInput(ask)]
  if (!measure || !series) return undefined
  return figureOf(records, {
    label: labelOf(
      records,
      measure,
      end === '-mean'
        ? `forecast a week, ${last - first + 1} weeks`
        : `${ends[end]}, ${last - first + 1} weeks`,
    ),
    unit: measure.unit,
    formula: end === '-mean' ? 'forecast-mean' : `forecast-sum${end}`,
    inputs: [
      [
        series,
        { ...stated('assumption', 'first week ahead', first), part: 1 },
        { ...stated('assumption', 'last week ahead', last), part: 2 },
      ],
      held
        ? inputsOf(records, measure, held, 3)
        : end === '-mean'
          ? []
          : [{ ...stated('assumption', 'on record', 0), part: 3 }],
    ],
  })
}

const spoken = (ask: ForecastAsk, answer: ForecastAnswer): string => {
  const { context, plan } = ask
  const { records } = context
  const span = plan.period && resolvePeriod(plan.period, momentOf(records, 'week'))
  const [first, final] = [answer.weeks[0], answer.weeks.at(-1)]
  if (!first || !final) return ''
  const isPart = plan.period !== undefined && heldPart(ask) !== undefined
  if (answer.weeks.length === 1 && !isPart) return `in the week of ${dayText(first.weekStart)}`
  if (span) return spanText({ from: span.from, to: span.to }, today(records.now)).when
  return `from ${dayText(first.weekStart)} to ${dayText(plusDays(final.weekStart, 6))}`
}

/** Figures of a forecast over the requested period, or for its last week. */
export const forecastFigures = (ask: ForecastAsk, answer: ForecastAnswer) => {
  const { plan, context } = ask
  const measure = measureOf(plan.measure)
  const lastMonday = context.records.kpis.at(-1)?.weekStart
  const aheads = answer.weeks.map(({ weekStart }) =>
    lastMonday ? Math.round(daysBetween(lastMonday, weekStart) / 7) : 0,
  )
  const [first = 1, final = 1] = [aheads[0], aheads.at(-1)]
  const held = heldPart(ask)
  const isSum =
    measure &&
    addsUp(measure) === 'sum' &&
    plan.period !== undefined &&
    aheads.length + (held?.dates.length ?? 0) > 1
  const end = (name: End) => (isSum ? sumAhead(ask, name, [first, final], held) : weekAhead(ask, name, final))
  const when =
    isSum || aheads.length === 1
      ? spoken(ask, answer)
      : `in the week of ${dayText(answer.weeks.at(-1)?.weekStart ?? today(context.records.now))}`
  const soFar = isSum && held && measure ? measureCover(context.records, measure, held) : undefined
  const aWeek = isSum ? sumAhead(ask, '-mean', [first, final], held) : undefined
  const weeks = aheads.length + (held?.dates.length ?? 0)
  return {
    middle: end(''),
    low: end('-low'),
    high: end('-high'),
    aWeek,
    weeks,
    when,
    soFar,
    isSum: isSum === true,
    aheads,
  }
}
