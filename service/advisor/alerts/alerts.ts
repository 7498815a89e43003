/**
 * Alerts of a business: changes beyond the usual, in the advisor's words and from the same plans as chat,
 * briefs and the digest, so that all four agree on a week.
 */
import { type Alert, AlertId } from '#schema/alert/alert'
import type { AdvisorKey } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { today } from '../calendar.ts'
import { urgentFindings } from '../findings/findings.ts'
import type { Context } from '../plans/context.ts'
import type { Sensitivity } from './alert-rules.ts'
import { explained, stepOf, titleOf, worthOf } from './alert-words.ts'
import type { AlertMarks } from './load-alert-marks.ts'
import type { Movement } from './movement.ts'
import { isBetter, recentMovements } from './recent-movements.ts'

/** Id of a movement's alert. */
export const alertIdOf = ({ measure, week }: Movement): AlertId =>
  decodeOrThrow(AlertId, `${measure}-${week}`, 'The id of an alert')

const stateOf = (
  { muted, snoozed }: AlertMarks,
  id: AlertId,
  { measure }: Movement,
  day: string,
): Alert['state'] => {
  if (muted.has(measure)) return 'muted'
  return (snoozed.get(id) ?? '') > day ? 'snoozed' : 'open'
}

/** Changes to alert of: those at the reader's sensitivity, and what is urgent at any. */
const movementsFor = (
  context: Context,
  sensitivity: Sensitivity,
  { watched }: AlertMarks,
): { readonly movements: readonly Movement[]; readonly urgent: ReadonlySet<string> } => {
  const recent = recentMovements(context, sensitivity, watched)
  const ids = new Set<string>(recent.map(alertIdOf))
  const urgent = urgentFindings(context).map(({ movement }) => movement)
  const others = urgent.filter((movement) => !ids.has(alertIdOf(movement)))
  return {
    movements: [...recent, ...others].toSorted((one, other) => other.week.localeCompare(one.week)),
    urgent: new Set(urgent.map(alertIdOf)),
  }
}

/** Alerts of the last quarter, newest first. Omits those without figures. */
export const alertsOf = (
  context: Context,
  {
    sensitivity,
    personaKey,
    marks,
  }: { readonly sensitivity: Sensitivity; readonly personaKey: AdvisorKey; readonly marks: AlertMarks },
): readonly Alert[] => {
  const { movements, urgent } = movementsFor(context, sensitivity, marks)
  return movements.flatMap((movement): readonly Alert[] => {
    const id = alertIdOf(movement)
    const title = titleOf(context, movement)
    if (title === undefined) return []
    const { lines, sources } = explained(context, movement, personaKey)
    const worth = worthOf(context, movement)
    const state = stateOf(marks, id, movement, today(context.records.now))
    const [until, isUseful] = [marks.snoozed.get(id), marks.rated.get(id)]
    return [
      {
        id,
        subject: movement.measure,
        kind: movement.kind,
        ...movement.of,
        title: title.text.slice(0, 200),
        lines,
        sources,
        isBetter: isBetter(movement),
        step: stepOf(context, movement, {
          personaKey,
          isBetter: isBetter(movement),
          hasCause: sources.length > 0,
        }),
        state,
        isUrgent: marks.urgent.has(movement.measure) || urgent.has(id),
        isWatched: marks.watched.has(movement.measure),
        ...(worth ? { worth } : {}),
        ...(until !== undefined && state === 'snoozed' ? { snoozedUntil: until } : {}),
        ...(isUseful === undefined ? {} : { isUseful }),
      },
    ]
  })
}
