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
import type { Span } from '../../advisor/periods/dates.ts'
import type { DigestScene } from './digest-scene.ts'

/** Maximum number of alerts in a digest. */
const mostNotices = 5

/** Alerts found in a span: urgent ones, then watched ones. Omits changes that the digest reports anyway, unless urgent. */
export const toldNotices = (scene: DigestScene, span: Span): readonly DigestNotice[] => {
  const { context, sensitivity, marks = noMarks, kind } = scene
  const isUrgent = ({ measure }: Movement): boolean => marks.urgent.has(measure)
  const told = new Set<string>(
    kind === 'weekly' ? changesIn(context.records, sensitivity, span).map(({ measure }) => measure) : [],
  )
  const asked = new Set([...watchedMeasures.filter((one) => marks.urgent.has(one)), ...marks.watched])
  const rankOf = (one: Movement): number => (isUrgent(one) ? 0 : marks.watched.has(one.measure) ? 1 : 2)
  return recentMovements(context, sensitivity, asked)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .filter((one) => isUrgent(one) || !told.has(one.measure))
    .filter(({ week, measure }) => week >= span.from && week <= span.to && !marks.muted.has(measure))
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
