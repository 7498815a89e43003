/** Title, sentences and charts of a digest about changes, from the advisor's plans. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { BriefChart } from '#schema/brief/brief'
import { type Change, changesIn, fourWeeksBefore } from '../../advisor/alerts/beyond-noise.ts'
import { noMarks } from '../../advisor/alerts/load-alert-marks.ts'
import { writeAnswer } from '../../advisor/answers/write-answer.ts'
import { compared, onEarlier } from '../../advisor/briefs/change-words.ts'
import { chartOf } from '../../advisor/briefs/chart.ts'
import type { Ground } from '../../advisor/briefs/ground.ts'
import { shortFinding } from '../../advisor/briefs/short-finding.ts'
import { readTopic } from '../../advisor/briefs/topic.ts'
import { plusDays } from '../../advisor/calendar.ts'
import { findingLine, shortLine, worthLine } from '../../advisor/findings/finding-words.ts'
import { urgentFindings } from '../../advisor/findings/findings.ts'
import { capital, type Line, say } from '../../advisor/line.ts'
import { subjectOf } from '../../advisor/measures/measure-names.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import { evaluate } from '../../advisor/plans/evaluate.ts'
import type { DigestScene } from './digest-scene.ts'

export type Told = {
  readonly title: Line | undefined
  readonly lines: readonly (Line | undefined)[]
  readonly charts: readonly BriefChart[]
}

/** Maximum number of reported changes, each with a chart. */
const mostChanges = 3

const dates = ({ from, to }: Span) => ({ of: { kind: 'dates', from, to } }) as const

const groundOf = ({ context, personaKey }: DigestScene, { measure, of, against }: Change): Ground => ({
  context,
  records: context.records,
  topic: { ...readTopic(context, 'How are we doing?'), measure, of: dates(of), against: dates(against) },
  personaKey,
  ahead: undefined,
})

/** Sentences of an explanation: the change, its main part, and evidence from the records. */
const explained = ({ context, personaKey }: DigestScene, { measure, of, against }: Change) =>
  writeAnswer({
    context,
    plan: { operator: 'explain', measure, of: dates(of), against: dates(against) },
    personaKey,
    passages: [],
  }).lines.filter((line) => line !== undefined)

const isOneWeek = ({ of }: Change, week: Span): boolean => of.from === week.from

const headline = (scene: DigestScene, change: Change, week: Span): Line | undefined =>
  isOneWeek(change, week)
    ? say`${shortFinding(groundOf(scene, change))} last week`
    : say`${shortFinding(groundOf(scene, change))} over four weeks`

const usualMeasures: readonly RecordedMeasure[] = ['revenue', 'margin']

/** Weeks that a week is compared with: those before it, or for a level such as the runway the last one. */
const weeksBefore = ({ from }: Span, measure: RecordedMeasure) =>
  measure === 'runway'
    ? { span: { from: plusDays(from, -7), to: plusDays(from, -1) }, words: 'the week before' }
    : { span: fourWeeksBefore(from), words: 'a typical week of the four before' }

/** "Revenue was $17,458 last week, down $812 on a typical week of the four before". Undefined if not on record. */
export const usualLine = (
  { context }: DigestScene,
  measure: RecordedMeasure,
  week: Span,
): Line | undefined => {
  const before = weeksBefore(week, measure)
  const answer = evaluate(
    {
      operator: 'compare',
      measure,
      of: { period: dates(week) },
      against: { period: dates(before.span) },
    },
    context,
  )
  if (answer.operator !== 'compare') return undefined
  const { text, was } = subjectOf(measure, context.records.business.type)
  return say`${capital(text)} ${was} ${answer.of} last week, ${onEarlier(answer.difference, before.words)}.`
}

/** What is still urgent, where nothing new moved. */
const stillUrgent = ({ context, marks = noMarks }: DigestScene) => {
  const finding = urgentFindings(context).find(({ measure }) => !marks.muted.has(measure))
  return (
    finding && {
      title: say`Still urgent: ${shortLine(context, finding)}`,
      lines: [findingLine(context, finding), worthLine(context, finding, undefined)],
    }
  )
}

const ordinary = (scene: DigestScene, week: Span): Told => {
  const { context } = scene
  const answer = compared(context, 'revenue', dates(week), dates(fourWeeksBefore(week.from)))
  const revenue = subjectOf('revenue', context.records.business.type).text
  const chart = chartOf(
    groundOf(scene, { measure: 'revenue', of: week, against: fourWeeksBefore(week.from), times: 0 }),
  )
  const urgent = stillUrgent(scene)
  return {
    title: urgent?.title ?? (answer && say`An ordinary week: ${answer.of} in ${revenue}`),
    lines: [
      ...(urgent?.lines ?? []),
      ...usualMeasures.map((measure) => usualLine(scene, measure, week)),
      urgent
        ? say`Nothing else moved more than it usually does.`
        : say`Nothing moved more than it usually does.`,
    ],
    charts: chart ? [{ ...chart, title: `${capital(revenue)} by week` }] : [],
  }
}

/** Reports changes beyond noise in a week. */
export const toldChanges = (scene: DigestScene, week: Span): Told => {
  const [first, ...others] = changesIn(scene.context.records, scene.sensitivity, week).slice(0, mostChanges)
  if (first === undefined) return ordinary(scene, week)
  return {
    title: headline(scene, first, week),
    lines: [...explained(scene, first), ...others.map((other) => explained(scene, other)[0])],
    charts: [first, ...others].flatMap((change) => chartOf(groundOf(scene, change)) ?? []),
  }
}
