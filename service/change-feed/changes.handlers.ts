/** The change feed as a call: where the history stands, and as a stream each change of the workspace by its slices. */
import type { changesEndpoints } from '#schema/core/changes'
import { E } from '#schema/core/fp'
import type { Handlers } from '../http/handlers.ts'

/** The position that a caller comes back with; undefined for anything else. */
const positionOf = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^(0|[1-9]\d{0,14})$/.test(lastEventId) ? Number(lastEventId) : undefined

export const changesHandlers: Handlers<typeof changesEndpoints> = {
  followChanges: async (_input, { service, session, stream }) => {
    if (stream === undefined) return E.right({ position: session.position, slices: [] })
    let { position } = session
    const notes = service.changes.follow(session.workspace, positionOf(stream.lastEventId), stream.signal)
    for await (const note of notes) {
      // It may be the end of this very session, and nothing is told after that.
      if (note.slices.includes('session')) await stream.check()
      position = note.position
      await stream.send({ id: String(position), data: note })
    }
    return E.right({ position, slices: [] })
  },
}
