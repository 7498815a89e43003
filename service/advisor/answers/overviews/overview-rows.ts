/** Measures of an overview as rows of a list. */
import type { CompareAnswer } from '#schema/advisor/answer'
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { capital, type Line, say } from '../../line.ts'
import { basisWords, withBefore } from '../comparison.ts'
import { type Ask, changed, subjectFor } from '../written.ts'

/** A plan for the business as a whole. */
export type OverviewAsk = Ask<Extract<Plan, { readonly operator: 'overview' }>>

/** What an overview looks back on. */
export const fourWeeks: Period = { of: { kind: 'last', unit: 'week', count: 4 } }
/** A measure beside what it was before. */
export type Compared = CompareAnswer & { readonly before: Period }

/** "the profit margin was 18.4%, down 3.4 points" */
export const moved = (ask: OverviewAsk, compared: Compared): Line | undefined => {
  const { text, was } = subjectFor(ask, compared.measure)
  const { of, difference, percent, basis } = compared
  return say`${text} ${was} ${of}${basisWords[basis]}, ${changed(difference, percent)}`
}

/** The same as a row of a list. */
export const row = (ask: OverviewAsk, compared: Compared): Line | undefined => {
  const line = moved(ask, compared)
  return line && { ...line, text: `- ${capital(line.text)}` }
}

/** Each measure against as many weeks before. */
export const compare = (
  ask: OverviewAsk,
  measures: readonly RecordedMeasure[],
  period: Period,
): readonly Compared[] =>
  [...new Set(measures)].flatMap((measure) => withBefore(ask.context, measure, { period }) ?? [])
