/** Search words of an export, sealed in its event because they may include a person's name. */

import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import { exportFileName, LogExport, type LogExportRecord } from '#schema/decision-log/log-export'
import type { LogQuery } from '#schema/decision-log/log-query'
import type { SessionContext } from '../../runtime/service.ts'
import type { RecordedExport } from './export.decider.ts'

type SessionParts = Pick<SessionContext, 'service' | 'session'>

/** Subject whose key seals the words of an export. */
export const searchTextSubject = (exportId: string): string => `export-${exportId}`

/** A query as recorded in an event. */
export const sealSearchText = async (
  { q, ...query }: LogQuery,
  exportId: string,
  { service, session }: SessionParts,
): Promise<Pick<LogExportRecord, 'query' | 'words'>> =>
  q === undefined
    ? { query }
    : { query, words: await service.sealer.seal(session.workspace, searchTextSubject(exportId), q) }

/** An export as shown, with its words opened and its file name. */
export const logExportOf = (recorded: RecordedExport | null, query: LogQuery): LogExport => {
  const shown = recorded && { ...recorded, query, fileName: exportFileName(recorded, recorded.createdAt) }
  return decodeOrThrow(LogExport, shown, 'An export')
}

/** Opens the words of an export; 404 if they were erased, since the query is then unknown. */
export const openSearchText = async (
  { words, ...recorded }: RecordedExport,
  { service, session }: SessionParts,
): Promise<E.Either<Problem, LogExport>> => {
  const q = words && (await service.sealer.open(session.workspace, [words])).get(words.box)
  if (words && q === undefined)
    return E.left(
      missing(
        'decision-log/words-erased',
        'exportId',
        'The search words of this export have been erased. Export the log again.',
      ),
    )
  const query = q === undefined ? recorded.query : { ...recorded.query, q }
  return E.right(logExportOf(recorded, query))
}
