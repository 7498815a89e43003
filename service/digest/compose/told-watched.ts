/** What a reader watches, in every digest: its value and its change, whether or not it moved. */
import type { WatchedMeasure } from '#schema/alert/alert'
import type { DigestLine } from '#schema/digest/digest'
import { noMarks } from '../../advisor/alerts/load-alert-marks.ts'
import { writeAnswer } from '../../advisor/answers/write-answer.ts'
import { monthText, plusDays } from '../../advisor/calendar.ts'
import { type Line, say } from '../../advisor/line.ts'
import { measureLabel } from '../../advisor/measures/measure-names.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import { lineOf } from './digest-line.ts'
import { type DigestScene, lastMonth } from './digest-scene.ts'
import { usualLine } from './told-changes.ts'

const monthOf = (date: Span['from']) => ({ of: { kind: 'unit-of', unit: 'month', date } }) as const

/** A measure of the month beside the month before, as the monthly review says it. */
const monthLine = ({ context, personaKey }: DigestScene, measure: WatchedMeasure, { from }: Span) =>
  writeAnswer({
    context,
    plan: {
      operator: 'compare',
      measure,
      of: { period: monthOf(from) },
      against: { period: monthOf(plusDays(from, -1)) },
    },
    personaKey,
    passages: [],
  }).lines.find((line) => line !== undefined)

const absent = ({ kind, context: { records } }: DigestScene, measure: WatchedMeasure): Line | undefined => {
  const period = kind === 'weekly' ? 'last week' : monthText(lastMonth(records.now).from)
  return say`There is no ${measureLabel(measure, records.business.type)} on record for ${period}.`
}

/** A line for each watched subject, in the order in which they were added; `span` is undefined if it is not on record. */
export const toldWatched = (scene: DigestScene, span: Span | undefined): readonly DigestLine[] => {
  const told = (measure: WatchedMeasure): Line | undefined => {
    if (span === undefined) return undefined
    return scene.kind === 'weekly' ? usualLine(scene, measure, span) : monthLine(scene, measure, span)
  }
  return [...(scene.marks ?? noMarks).watched].flatMap(
    (measure) => lineOf(told(measure) ?? absent(scene, measure)) ?? [],
  )
}
