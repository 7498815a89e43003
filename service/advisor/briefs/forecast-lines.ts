/** Sentences about a topic that asks for a forecast: the forecast with its band, or why there is none. */
import type { Nothing } from '#schema/advisor/nothing'
import { lastYear } from '../answers/writers/forecast-guide.ts'
import { mostAhead } from '../forecast/forecast.ts'
import { capital, type Line, say } from '../line.ts'
import { subjectOf } from '../measures/measure-names.ts'
import type { Ground } from './ground.ts'
import type { Sentence } from './sentence.ts'

const subject = ({ records, ahead }: Ground): string =>
  ahead?.kind === 'forecast' ? capital(subjectOf(ahead.plan.measure, records.business.type).text) : ''

/** "Revenue should be about $76,400 in December". */
export const forecastTitle = (ground: Ground): Line | undefined => {
  const { ahead } = ground
  return ahead?.kind === 'forecast'
    ? say`${subject(ground)} should be about ${ahead.middle} ${ahead.when}`
    : undefined
}

const forecastLine = (ground: Ground): Line | undefined => {
  const { ahead } = ground
  if (ahead?.kind !== 'forecast') return undefined
  const { middle, low, high, when, isSum } = ahead
  return isSum
    ? say`${subject(ground)} should be about ${middle} ${when}, between ${low} and ${high} if every week came in at one end of its usual range.`
    : say`${subject(ground)} should be about ${middle} ${when}, and eight times out of ten between ${low} and ${high}.`
}

const yearBeforeLine = ({ context, ahead }: Ground): Line | undefined =>
  ahead?.kind === 'forecast' ? lastYear({ context, plan: ahead.plan }, ahead.plan.period) : undefined

const reasons: { readonly [reason in Nothing['reason']]?: string } = {
  'no-skill':
    'There is no forecast: no method tried on these records beats assuming another week like the last.',
  'too-far-ahead': `There is no forecast: none reaches further than ${mostAhead} weeks.`,
}

const noneLine = ({ ahead }: Ground): Line | undefined => {
  const text = ahead?.kind === 'none' ? reasons[ahead.reason] : undefined
  return text === undefined ? undefined : { text, figures: [] }
}

const earlyLine = ({ ahead }: Ground): Line | undefined =>
  ahead?.kind === 'forecast' && ahead.isTooEarly
    ? say`It is too early to say more: less than a quarter is on record, so this repeats the last week, with a wide range.`
    : undefined

/** The forecast, then what to compare it with. */
export const forecastSentences = (ground: Ground): readonly Sentence[] => {
  const what = (weight: number, line: Line | undefined): Sentence => ({ in: 'what', weight, line })
  return [
    what(0, forecastLine(ground)),
    what(0, earlyLine(ground)),
    what(0, noneLine(ground)),
    what(1, yearBeforeLine(ground)),
  ]
}
