/** The change feed call: the current position or, as a stream, the changed slices of the workspace. */
import type { ChangeNote, changesEndpoints } from '#schema/core/changes'
import { E } from '#schema/core/fp'
import { sliceNames } from '#schema/slices'
import type { Handlers } from '../http/handlers.ts'
import { seesAlike } from '../runtime/sees-alike.ts'

/** Position from the Last-Event-ID of a reconnecting caller; undefined if it is not one. */
const positionOf = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^(0|[1-9]\d{0,14})$/.test(lastEventId) ? Number(lastEventId) : undefined

export const changesHandlers: Handlers<typeof changesEndpoints> = {
  followChanges: async (_input, { service, session, stream, check }) => {
    if (stream === undefined) return E.right({ position: session.position, slices: [] })
    let { position } = session
    let known = session
    const send = async (note: ChangeNote): Promise<void> => {
      position = note.position
      await stream.send({ id: String(position), data: note })
    }
    // An auditor sees no change outside of the period, even if it begins or ends while the stream is open. The history up
    // to a position may end before the first one in the period.
    const isOutside = (upTo: number) => {
      const { sees } = known
      const moment = service.now().toISOString()
      return sees !== undefined && (sees.before <= moment || sees.from > moment || upTo < sees.first)
    }
    // Starts the stream, which may have nothing else to send.
    if (isOutside(position)) await send({ position, slices: [] })
    const last = positionOf(stream.lastEventId)
    // What changed before the period is not told either.
    const after = last === undefined ? undefined : Math.max(last, (session.sees?.first ?? 0) - 1)
    const notes = service.changes.follow(session.workspace, after, stream.signal)
    for await (const note of notes) {
      // The change may end this session or its role, and access may have expired.
      if (known.accountId !== undefined || note.slices.includes('session')) {
        const present = await check()
        if (present === undefined) break
        if (!seesAlike(known, present)) {
          known = present
          // From now on, every screen shows the new period.
          await send({
            position: isOutside(note.position) ? present.position : note.position,
            slices: [...sliceNames],
          })
          continue
        }
      }
      if (!isOutside(note.position)) await send(note)
    }
    return E.right({ position, slices: [] })
  },
}
