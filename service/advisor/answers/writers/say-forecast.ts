/** Says what a measure will most likely be over a period, with its band and last year beside it. */
import type { ForecastAnswer } from '#schema/advisor/answer'
import type { ForecastPlan } from '#schema/advisor/change-plans'
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Figure, FigureInput } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, dayText, plusDays, today } from '../../calendar.ts'
import { citedName, type WeekField } from '../../field-values.ts'
import { stated } from '../../figure.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import { addsUp } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isNothing, momentOf } from '../../plans/context.ts'
import type { Cover } from '../../plans/cover.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { figureOf, labelOf, measureCover } from '../../plans/measured.ts'
import { selectCover } from '../../plans/select.ts'
import { spanText } from '../period-text.ts'
import { subjectFor, type Writer } from '../written.ts'
import { daysInYear, type ForecastAsk, heldPart, lastYear, measureOf } from './forecast-guide.ts'

/** Fields of a week that hold a measure as it is forecast. */
const fields: { readonly [name in RecordedMeasure]?: WeekField } = {
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

type End = '' | '-low' | '-high'

/** The whole weekly series of the measure, as the forecast is made from it. */
const seriesInput = ({ context: { records }, plan }: ForecastAsk): FigureInput | undefined => {
  const measure = measureOf(plan.measure)
  const field = measure && fields[measure.name]
  const [first, last] = [records.kpis[0], records.kpis.at(-1)]
  if (field === undefined || first === undefined || last === undefined) return undefined
  return { kind: 'kpi', field: citedName(field), from: first.weekStart, to: last.weekStart, part: 0 }
}

const weekAhead = (ask: ForecastAsk, end: End, ahead: number): Figure | undefined => {
  const { records } = ask.context
  const [measure, series] = [measureOf(ask.plan.measure), seriesInput(ask)]
  const last = records.kpis.at(-1)
  if (!measure || !series || !last) return undefined
  return figureOf(records, {
    label: `${measure.name}, forecast${end.replace('-', ', ')}, week of ${plusDays(last.weekStart, 7 * ahead)}`,
    unit: measure.unit,
    formula: `forecast${end}`,
    inputs: [[series, { ...stated('assumption', 'weeks ahead', ahead), part: 1 }]],
  })
}

const sumAhead = (
  ask: ForecastAsk,
  end: End,
  [first, last]: readonly [number, number],
  held: Cover | undefined,
): Figure | undefined => {
  const { records } = ask.context
  const [measure, series] = [measureOf(ask.plan.measure), seriesInput(ask)]
  if (!measure || !series) return undefined
  return figureOf(records, {
    label: labelOf(records, measure, `forecast${end.replace('-', ', ')}, ${last - first + 1} weeks`),
    unit: measure.unit,
    formula: `forecast-sum${end}`,
    inputs: [
      [
        series,
        { ...stated('assumption', 'first week ahead', first), part: 1 },
        { ...stated('assumption', 'last week ahead', last), part: 2 },
      ],
      held ? inputsOf(records, measure, held, 3) : [{ ...stated('assumption', 'on record', 0), part: 3 }],
    ],
  })
}

/** The week a year before, beside that of a forecast. */
const lastYearsWeek = ({ context: { records }, plan }: ForecastAsk, weekStart: IsoDate): Line => {
  const measure = measureOf(plan.measure)
  const date = plusDays(weekStart, -daysInYear)
  const period: Period = { of: { kind: 'unit-of', unit: 'week', date } }
  const cover = measure && selectCover(records, measure, { period }, { grain: 'week' })
  const figure = measure && cover && !isNothing(cover) ? measureCover(records, measure, cover) : undefined
  return (figure && say` (a year earlier ${figure})`) ?? { text: '', figures: [] }
}

const support = { forecast: 0.8, early: 0.4 } as const

const spoken = ({ context: { records }, plan }: ForecastAsk, answer: ForecastAnswer): string => {
  const span = plan.period && resolvePeriod(plan.period, momentOf(records, 'week'))
  const [first, final] = [answer.weeks[0], answer.weeks.at(-1)]
  if (!first || !final) return ''
  if (answer.weeks.length === 1) return `in the week of ${dayText(first.weekStart)}`
  if (span) return spanText({ from: span.from, to: span.to }, today(records.now)).when
  return `from ${dayText(first.weekStart)} to ${dayText(plusDays(final.weekStart, 6))}`
}

const maxRows = 4

export const sayForecast: Writer<'forecast', ForecastPlan> = (ask, answer: ForecastAnswer) => {
  const { plan, context } = ask
  const { text } = subjectFor(ask, plan.measure)
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
  const early = say`It is too early to tell: fewer than a quarter’s weeks are on record, so this repeats the last one with a wide band.`
  const weekly =
    isSum && aheads.length > 1 && aheads.length <= maxRows
      ? rows(
          answer.weeks.map(
            ({ weekStart }, index) =>
              say`- Week of ${dayText(weekStart)}: about ${weekAhead(ask, '', aheads[index] ?? 1)}${lastYearsWeek(ask, weekStart)}`,
          ),
        )
      : undefined
  return {
    lines: [
      isSum
        ? say`${capital(text)} will most likely be about ${end('')} ${when}, between ${end('-low')} and ${end('-high')} if every week came in at one end of its usual range.`
        : say`${capital(text)} will most likely be about ${end('')} ${when}; four times in five between ${end('-low')} and ${end('-high')}.`,
      soFar && say`Of that, ${soFar} is on record.`,
      weekly,
      lastYear(ask, plan.period),
      answer.isTooEarly ? early : undefined,
    ],
    support: answer.isTooEarly ? support.early : support.forecast,
    weakness: answer.isTooEarly ? 'too few weeks are on record' : 'a forecast holds four times in five',
  }
}
