/** Alerts in the period of a digest, by the reader's sensitivity; all of them for urgent and for watched subjects. */
import { watchedMeasures } from '#schema/alert/alert'
import type { DigestNotice } from '#schema/digest/digest'
import { titleOf } from '../../advisor/alerts/alert-words.ts'
import { alertIdOf } from '../../advisor/alerts/alerts.ts'
import { changesIn } from '../../advisor/alerts/beyond-noise.ts'
import { noMarks } from '../../advisor/alerts/load-alert-marks.ts'
import type { Movement } from '../../advisor/alerts/movement.ts'
import { recentMovements } from '../../advisor/alerts/recent-movements.ts'
import { today } from '../../advisor/calendar.ts'
import { urgentFindings } from '../../advisor/findings/findings.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import type { DigestScene } from './digest-scene.ts'

/** Maximum number of alerts in a digest. */
const mostNotices = 5

/** What is urgent whenever it was found, without what the digest reports anyway. */
const stillUrgent = (
  { context, marks = noMarks }: DigestScene,
  told: ReadonlySet<string>,
): readonly Movement[] =>
  urgentFindings(context)
    .filter(({ measure }) => !told.has(measure) && !marks.muted.has(measure))
    .map(({ movement }) => movement)

/**
 * Alerts found in a span: urgent ones, then watched ones. Omits changes that the digest reports anyway, unless their subject
 * is marked as urgent. What is urgent stays until it has an answer.
 */
export const toldNotices = (scene: DigestScene, span: Span): readonly DigestNotice[] => {
  const { context, sensitivity, marks = noMarks, kind } = scene
  const told = new Set<string>(
    kind === 'weekly' ? changesIn(context.records, sensitivity, span).map(({ measure }) => measure) : [],
  )
  const urgent = stillUrgent(scene, told)
  // Where nothing else moved, the digest opens with the first of them.
  const [opening] = kind === 'weekly' && told.size === 0 ? urgent : []
  const still = urgent.filter((one) => one !== opening)
  const stillIds = new Set<string>(still.map(alertIdOf))
  const isUrgent = (one: Movement): boolean => marks.urgent.has(one.measure) || stillIds.has(alertIdOf(one))
  const asked = new Set([...watchedMeasures.filter((one) => marks.urgent.has(one)), ...marks.watched])
  const rankOf = (one: Movement): number => (isUrgent(one) ? 0 : marks.watched.has(one.measure) ? 1 : 2)
  const found = recentMovements(context, sensitivity, asked).filter(
    (one) =>
      one.week >= span.from &&
      one.week <= span.to &&
      !stillIds.has(alertIdOf(one)) &&
      (opening === undefined || alertIdOf(one) !== alertIdOf(opening)),
  )
  return [...still, ...found]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .filter((one) => isUrgent(one) || !told.has(one.measure))
    .filter(({ measure }) => !marks.muted.has(measure))
    .filter((one) => (marks.snoozed.get(alertIdOf(one)) ?? '') <= today(context.records.now))
    .flatMap((one): readonly DigestNotice[] => {
      const title = titleOf(context, one)
      return title
        ? [
            {
              id: alertIdOf(one),
              line: { text: `${title.text}.`, figures: [...title.figures] },
              isUrgent: isUrgent(one),
            },
          ]
        : []
    })
    .slice(0, mostNotices)
}
