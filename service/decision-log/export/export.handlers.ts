/** Taking the log away. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import { ExportId, exportMediaTypes } from '#schema/decision-log/log-export'
import type { logExportEndpoints } from '#schema/decision-log/log-export.endpoints'
import type { Handlers } from '../../http/handlers.ts'
import type { Service } from '../../runtime/service.ts'
import { makeCheckpoint } from '../checkpoints/checkpoint.ts'
import { proofOf } from '../checkpoints/checkpoint-proof.ts'
import { showsIdentifiers } from '../log-entry.ts'
import { countLog } from '../search/log-finder.ts'
import { askedOf } from '../search/log-request.ts'
import { keptCheckpoint, lastSignedSize } from './bundle.checkpoint.ts'
import { writeBundle } from './bundle.ts'
import { exportDecider, exportStreamId } from './export.decider.ts'
import { writeRows } from './export.stream.ts'
import { logExportOf, openWords, sealWords, wordsSubject } from './export.words.ts'

const hidden = conflict(
  'decision-log/identifiers-hidden',
  'An evidence bundle contains the events as stored, identifiers included. Show identifiers first.',
)

/**
 * How many events a new bundle is about. A history that contradicts what was signed of it gets no new checkpoint; the last
 * one that was signed still shows what was done to the events it covers.
 */
const coveredSize = async (service: Service, workspace: string): Promise<E.Either<Problem, number>> => {
  const made = await makeCheckpoint(service, workspace)
  if (E.isRight(made)) return E.right(made.right.size)
  const size = await lastSignedSize(service, workspace)
  return size === undefined ? made : E.right(size)
}

export const exportHandlers: Handlers<typeof logExportEndpoints> = {
  exportLog: async ({ format, order = 'newest', ...input }, context) => {
    const { change, db, session, service, now } = context
    const asked = await askedOf(db, input)
    if (E.isLeft(asked)) return asked
    const query = asked.right
    const isShown = await showsIdentifiers(db)
    const isBundle = format === 'bundle'
    if (isBundle && !isShown) return E.left(hidden)
    // What a bundle holds is what its checkpoint covers, so that a bundle of the whole log is seen to be whole.
    const until = isBundle ? await coveredSize(service, session.workspace) : E.right(session.position)
    if (E.isLeft(until)) return until
    const exportId = decodeOrThrow(ExportId, service.nextId(now), 'An export id')
    return change({
      decider: exportDecider,
      id: exportStreamId(exportId),
      command: {
        exportId,
        format,
        ...(await sealWords(query, exportId, context)),
        // A chain is checked from its beginning.
        order: isBundle ? 'oldest' : order,
        count: await countLog(db, session.workspace, query, until.right),
        until: until.right,
        hidesIdentifiers: !isShown,
      },
      // The answer to a keyed request is kept, and the words in it must not be readable there either.
      isSecret: query.q !== undefined,
      ...(query.q === undefined ? {} : { freshSubject: wordsSubject(exportId) }),
      answer: (state) => logExportOf(state, query),
    })
  },

  downloadExport: async ({ exportId }, context) => {
    const { db, session, service, download } = context
    const stream = `${exportDecider.slice}-${exportStreamId(exportId)}`
    const events = await service.store.readStream(session.workspace, stream)
    const recorded = events.reduce(exportDecider.evolve, exportDecider.initial)
    if (recorded === null || download === undefined)
      return E.left(missing('decision-log/no-export', 'exportId', 'There is no such export here.'))
    const opened = await openWords(recorded, context)
    if (E.isLeft(opened)) return opened
    const wanted = opened.right
    const { format, fileName, until } = wanted
    // Hidden now, or hidden then: either way the file hides them.
    const isShown = !wanted.hidesIdentifiers && (await showsIdentifiers(db))
    if (format === 'bundle' && !isShown) return E.left(hidden)
    const source = { db, sealer: service.sealer, workspace: session.workspace }
    const file = { name: fileName, type: exportMediaTypes[format] }
    if (format === 'bundle') {
      const checkpoint = await keptCheckpoint(service, session.workspace, until)
      if (E.isLeft(checkpoint)) return checkpoint
      // Once the file has begun, it is too late to say that nothing leads to what was signed.
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
