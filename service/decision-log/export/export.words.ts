/** The words that an export was asked by: no event holds them in clear, since a person's name may be among them. */

import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import { exportFileName, LogExport, type LogExportRecord } from '#schema/decision-log/log-export'
import type { LogQuery } from '#schema/decision-log/log-query'
import type { SessionContext } from '../../runtime/service.ts'
import type { RecordedExport } from './export.decider.ts'

type Place = Pick<SessionContext, 'service' | 'session'>

/** The subject whose key seals the words of an export. */
export const wordsSubject = (exportId: string): string => `export-${exportId}`

/** A query as an event records it. */
export const sealWords = async (
  { q, ...query }: LogQuery,
  exportId: string,
  { service, session }: Place,
): Promise<Pick<LogExportRecord, 'query' | 'words'>> =>
  q === undefined
    ? { query }
    : { query, words: await service.sealer.seal(session.workspace, wordsSubject(exportId), q) }

/** An export as it is shown: its words in clear, and the name of its file. */
export const logExportOf = (recorded: RecordedExport | null, query: LogQuery): LogExport => {
  const shown = recorded && { ...recorded, query, fileName: exportFileName(recorded, recorded.createdAt) }
  return decodeOrThrow(LogExport, shown, 'An export')
}

/** The export with its words opened; 404 where they were erased, since nobody can tell any more what was meant. */
export const openWords = async (
  { words, ...recorded }: RecordedExport,
  { service, session }: Place,
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
