/** Exports of the log. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import { ExportId, exportMediaTypes } from '#schema/decision-log/log-export'
import type { logExportEndpoints } from '#schema/decision-log/log-export.endpoints'
import { evolve } from '../../event-store/decider.ts'
import type { Handlers } from '../../http/handlers.ts'
import { awaitBackground } from '../../runtime/background.ts'
import type { Service } from '../../runtime/service.ts'
import { makeCheckpoint } from '../checkpoints/checkpoint.ts'
import { proofOf } from '../checkpoints/checkpoint-proof.ts'
import { showsIdentifiers } from '../log-entry.ts'
import { countLog } from '../search/log-finder.ts'
import { validateQuery, withinPeriod } from '../search/log-request.ts'
import { cosign, witnessesOf } from '../witnesses/witnessing.ts'
import { lastSignedSize, storedCheckpoint } from './bundle.checkpoint.ts'
import { writeBundle } from './bundle.ts'
import { exportDecider, exportStreamId, type RecordedExport } from './export.decider.ts'
import { logExportOf, openSearchText, sealSearchText, searchTextSubject } from './export.search-text.ts'
import { writeRows } from './export.stream.ts'

const hidden = conflict(
  'decision-log/identifiers-hidden',
  'An evidence bundle contains the events as stored, identifiers included. Show identifiers first.',
)

const unknownExport = missing('decision-log/no-export', 'exportId', 'There is no such export here.')

/**
 * Number of events in a new bundle. A damaged history gets no new checkpoint, so the bundle uses the last one, which still
 * shows the damage to the events it covers.
 */
const coveredSize = async (service: Service, workspace: string): Promise<E.Either<Problem, number>> => {
  const made = await awaitBackground(() => makeCheckpoint(service, workspace))
  if (E.isRight(made)) {
    const { right: signed } = made
    // The bundle has the cosignatures that there are by now; a silent witness is left out.
    await Promise.all(
      witnessesOf(service, workspace).map((witness) => cosign(service, workspace, witness, signed)),
    )
    return E.right(signed.size)
  }
  const size = await lastSignedSize(service, workspace)
  return size === undefined ? made : E.right(size)
}

export const exportHandlers: Handlers<typeof logExportEndpoints> = {
  exportLog: async ({ format, order = 'newest', ...input }, context) => {
    const { run, db, session, service, now } = context
    const asked = await validateQuery(db, input, session.sees)
    if (E.isLeft(asked)) return asked
    const query = asked.right
    const isShown = await showsIdentifiers(db)
    const isBundle = format === 'bundle'
    if (isBundle && !isShown) return E.left(hidden)
    // A bundle ends where its checkpoint does, so that a bundle of the whole log can be recognised as complete.
    const until = isBundle ? await coveredSize(service, session.workspace) : E.right(session.position)
    if (E.isLeft(until)) return until
    const exportId = decodeOrThrow(ExportId, service.nextId(now), 'An export id')
    return run({
      decider: exportDecider,
      id: exportStreamId(exportId),
      command: {
        exportId,
        format,
        ...(await sealSearchText(query, exportId, context)),
        // A chain is verified from its start.
        order: isBundle ? 'oldest' : order,
        count: await countLog(db, session.workspace, query, until.right),
        until: until.right,
        hidesIdentifiers: !isShown,
      },
      // The stored answer to a keyed request contains the search words, so it is sealed too.
      isSecret: query.q !== undefined,
      ...(query.q === undefined ? {} : { newSubject: searchTextSubject(exportId) }),
      answer: (state) => logExportOf(state, query),
    })
  },

  downloadExport: async ({ exportId }, context) => {
    const { db, session, service, download } = context
    const stream = `${exportDecider.slice}-${exportStreamId(exportId)}`
    const events = await service.store.readStream(session.workspace, stream)
    const recorded = events.reduce<RecordedExport | null>(
      (state, event) => evolve(exportDecider, state, event),
      exportDecider.initial,
    )
    if (recorded === null || download === undefined) return E.left(unknownExport)
    const opened = await openSearchText(recorded, context)
    if (E.isLeft(opened)) return opened
    const wanted = opened.right
    const { format, fileName, until } = wanted
    // The export was made by somebody who sees more.
    const { from, to } = withinPeriod(wanted.query, session.sees)
    if (from !== wanted.query.from || to !== wanted.query.to) return E.left(unknownExport)
    // Identifiers are masked if they are hidden now, or were at the time of the export.
    const isShown = !wanted.hidesIdentifiers && (await showsIdentifiers(db))
    if (format === 'bundle' && !isShown) return E.left(hidden)
    const source = { db, sealer: service.sealer, workspace: session.workspace }
    const file = { name: fileName, type: exportMediaTypes[format] }
    if (format === 'bundle') {
      const checkpoint = await storedCheckpoint(service, session.workspace, until)
      if (E.isLeft(checkpoint)) return checkpoint
      // Before the file starts: afterwards, a failed proof could not be answered with a refusal.
      const proof = await proofOf(service, session.workspace, [], until)
      if (E.isLeft(proof)) return proof
      download.begin(file)
      await writeBundle(service, source, wanted, checkpoint.right, download)
    } else {
      download.begin(file)
      await writeRows(source, { ...wanted, format }, isShown, download)
    }
    return E.right({})
  },
}
