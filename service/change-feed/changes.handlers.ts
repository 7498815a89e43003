/** The change feed call: the current position or, as a stream, the changed slices of the workspace. */
import type { changesEndpoints } from '#schema/core/changes'
import { E } from '#schema/core/fp'
import type { Handlers } from '../http/handlers.ts'

/** Position from the Last-Event-ID of a reconnecting caller; undefined if it is not one. */
const positionOf = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^(0|[1-9]\d{0,14})$/.test(lastEventId) ? Number(lastEventId) : undefined

export const changesHandlers: Handlers<typeof changesEndpoints> = {
  followChanges: async (_input, { service, session, stream }) => {
    if (stream === undefined) return E.right({ position: session.position, slices: [] })
    let { position } = session
    // An auditor whose period is over learns of no later change, also if it ends while the stream is open.
    const { sees } = session
    const isOver = () => sees !== undefined && sees.before <= service.now().toISOString()
    // Starts the stream, which may have nothing else to say.
    if (isOver()) await stream.send({ id: String(position), data: { position, slices: [] } })
    const notes = service.changes.follow(session.workspace, positionOf(stream.lastEventId), stream.signal)
    for await (const note of notes) {
      // The change may be the end of this very session, or of its role; nothing may be sent after that.
      if (note.slices.includes('session') || note.slices.includes('people')) await stream.check()
      if (isOver()) continue
      position = note.position
      await stream.send({ id: String(position), data: note })
    }
    return E.right({ position, slices: [] })
  },
}
