/** Says what a measure will most likely be, with its band, or that it is too early to tell. */
import type { ForecastAnswer } from '#schema/advisor/answer'
import type { ForecastPlan } from '#schema/advisor/change-plans'
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { dayText, plusDays } from '../../calendar.ts'
import { citedName, type WeekField } from '../../field-values.ts'
import { stated } from '../../figure.ts'
import { capital, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { figureOf } from '../../plans/measured.ts'
import { findMeasure } from '../../plans/select.ts'
import { type Ask, subjectFor, type Writer } from '../written.ts'

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

const agoOfWeeks = 'weeks ahead'

const figureAhead = (
  ask: Ask<ForecastPlan>,
  formula: 'forecast' | 'forecast-low' | 'forecast-high',
  ahead: number,
): Figure | undefined => {
  const { records } = ask.context
  const measure = findMeasure(ask.plan.measure)
  const field = isNothing(measure) ? undefined : fields[measure.name]
  const [first, last] = [records.kpis[0], records.kpis.at(-1)]
  if (isNothing(measure) || field === undefined || first === undefined || last === undefined) return undefined
  return figureOf(records, {
    label: `${measure.name}, ${formula.replace('-', ', ')}, week of ${plusDays(last.weekStart, 7 * ahead)}`,
    unit: measureNamed(measure.name).unit,
    formula,
    inputs: [
      [
        { kind: 'kpi', field: citedName(field), from: first.weekStart, to: last.weekStart, part: 0 },
        { ...stated('assumption', agoOfWeeks, ahead), part: 1 },
      ],
    ],
  })
}

const support = { forecast: 0.8, early: 0.4 } as const

export const sayForecast: Writer<'forecast', ForecastPlan> = (ask, answer: ForecastAnswer) => {
  const { text } = subjectFor(ask, ask.plan.measure)
  const ahead = answer.weeks.length
  const final = answer.weeks.at(-1)
  const [middle, low, high, next] = [
    figureAhead(ask, 'forecast', ahead),
    figureAhead(ask, 'forecast-low', ahead),
    figureAhead(ask, 'forecast-high', ahead),
    figureAhead(ask, 'forecast', 1),
  ]
  const week = final ? dayText(final.weekStart) : ''
  const early = say`It is too early to tell: fewer than a quarter’s weeks are on record, so this repeats the last one with a wide band.`
  return {
    lines: [
      say`${capital(text)} will most likely be about ${middle} in the week of ${week}; four times in five between ${low} and ${high}.`,
      ahead > 1 ? say`For next week the forecast is ${next}.` : undefined,
      answer.isTooEarly ? early : undefined,
    ],
    support: answer.isTooEarly ? support.early : support.forecast,
    weakness: answer.isTooEarly ? 'too few weeks are on record' : 'a forecast holds four times in five',
  }
}
