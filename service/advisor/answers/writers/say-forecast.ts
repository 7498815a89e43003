/** Says what a measure will probably be over a period, with its band and last year. */
import type { ForecastAnswer } from '#schema/advisor/answer'
import type { ForecastPlan } from '#schema/advisor/change-plans'
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { dayText, plusDays } from '../../calendar.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { measureCover } from '../../plans/measured.ts'
import { selectCover } from '../../plans/select.ts'
import { numbersUpTo } from '../measured-text.ts'
import { subjectFor, type Writer } from '../written.ts'
import { besideLine } from './forecast-against.ts'
import { boundsText, chanceOf, chanceWords, isBounded } from './forecast-chance.ts'
import { forecastFigures, weekAhead } from './forecast-figures.ts'
import { daysInYear, type ForecastAsk, lastYear, lastYearBeyond, measureOf } from './forecast-guide.ts'

/** The week a year before, beside the forecast one. */
const lastYearsWeek = ({ context: { records }, plan }: ForecastAsk, weekStart: IsoDate): Line => {
  const measure = measureOf(plan.measure)
  const date = plusDays(weekStart, -daysInYear)
  const period: Period = { of: { kind: 'unit-of', unit: 'week', date } }
  const cover = measure && selectCover(records, measure, { period }, { grain: 'week' })
  const figure = measure && cover && !isNothing(cover) ? measureCover(records, measure, cover) : undefined
  return (figure && say` (a year earlier ${figure})`) ?? { text: '', figures: [] }
}

const weekCount = (weeks: number): string =>
  numbersUpTo[weeks] ? `${numbersUpTo[weeks]} weeks, about ` : 'about '

const support = { forecast: 0.8, early: 0.4, beyond: 0.4 } as const

const maxRows = 4

export const sayForecast: Writer<'forecast', ForecastPlan> = (ask, answer: ForecastAnswer) => {
  const { plan } = ask
  const { text } = subjectFor(ask, plan.measure)
  const { middle, low, high, aWeek, weeks, when, soFar, isSum, aheads } = forecastFigures(ask, answer)
  const early = say`It is too early to tell: less than a quarter is on record, so this repeats the last week, with a wide range.`
  const weekly =
    isSum && aheads.length > 1 && aheads.length <= maxRows
      ? rows(
          answer.weeks.map(
            ({ weekStart }, index) =>
              say`- Week of ${dayText(weekStart)}: about ${weekAhead(ask, '', aheads[index] ?? 1)}${lastYearsWeek(ask, weekStart)}`,
          ),
        )
      : undefined
  const isEach = plan.weekly !== undefined || !isSum
  const [first = 1] = aheads
  const band = isEach
    ? {
        middle: weekAhead(ask, '', first),
        low: weekAhead(ask, '-low', first),
        high: weekAhead(ask, '-high', first),
      }
    : { middle, low, high }
  const chance =
    isBounded(ask) && band.middle && band.low && band.high
      ? chanceOf(
          ask,
          { middle: band.middle.value, low: band.low.value, high: band.high.value },
          plan.weekly ? aheads.length : 1,
        )
      : undefined
  const often = plan.weekly === 'any' ? ' in at least one of those weeks' : ' in every one of those weeks'
  const every = plan.weekly && aheads.length > 1 ? often : ''
  // The latest weeks know nothing of Christmas: a year earlier says what such weeks can be.
  const perWeek = (figure: typeof low) => (figure ? figure.value / (isSum ? weeks : 1) : Number.NaN)
  const beyond = lastYearBeyond(ask, { low: perWeek(low), high: perWeek(high) })
  const likely = beyond ? 'would be' : 'will most likely be'
  const goingOn = beyond ? ', if the latest weeks went on' : ''
  return {
    lines: [
      besideLine(ask, answer),
      chance === undefined
        ? undefined
        : beyond
          ? say`Going by the latest weeks alone, it is ${chanceWords(chance).toLowerCase()} to be ${boundsText(ask)}${every}.`
          : say`${chanceWords(chance)} to be ${boundsText(ask)}${every}.`,
      isSum
        ? say`${capital(text)} ${likely} about ${middle} ${when}${goingOn} (${weekCount(weeks)}${aWeek}${numbersUpTo[weeks] ? ' each' : ' a week'}), between ${low} and ${high} if every week came in at one end of its usual range.`
        : say`${capital(text)} ${likely} about ${middle} ${when}${goingOn}; eight times out of ten between ${low} and ${high}.`,
      beyond &&
        say`But the same time a year earlier was ${beyond} that range. Expect ${beyond === 'below' ? 'less' : 'more'} if that happens again.`,
      soFar && say`Of that, ${soFar} is on record.`,
      weekly,
      lastYear(ask, plan.period),
      answer.isTooEarly ? early : undefined,
    ],
    support: answer.isTooEarly ? support.early : beyond ? support.beyond : support.forecast,
    weakness: answer.isTooEarly
      ? 'too few weeks are on record'
      : beyond
        ? 'the same time a year earlier was outside its range'
        : 'a forecast holds eight times out of ten',
  }
}
