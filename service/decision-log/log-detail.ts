/** Details of one event of the log. */
import type { Kysely } from 'kysely'
import { maskValue } from '#schema/decision-log/decision-log'
import type { AuditDetail } from '#schema/decision-log/log-detail'
import { type EventRow, eventColumns, readRow } from '../event-store/recorded-event.ts'
import type { Projection } from '../read-models/projection.ts'
import type { Sealer } from '../sealing/seal.ts'
import type { Tables } from '../tables.ts'
import { changesOf } from './log-changes.ts'
import { entriesOf, sealedValuesIn, showsIdentifiers, unseal } from './log-entry.ts'
import { linksOf } from './log-links.ts'
import { readEvents } from './search/log-finder.ts'

/** Maximum events folded, because a stream may be as long as the history. */
const maxFold = 500

const streamUpTo = (
  db: Kysely<Tables>,
  { workspace, stream, version }: EventRow,
): Promise<readonly EventRow[]> =>
  db
    .selectFrom('events')
    .select(eventColumns)
    .where('workspace', '=', workspace)
    .where('stream', '=', stream)
    .where('version', '>', version - maxFold)
    .where('version', '<=', version)
    .orderBy('version')
    .execute()

/** Reads the details; undefined if there is no event at the position. */
export const readLogDetail = async (
  { db, sealer, projections }: { db: Kysely<Tables>; sealer: Sealer; projections: readonly Projection[] },
  workspace: string,
  position: number,
): Promise<AuditDetail | undefined> => {
  const [found] = await readEvents(db, workspace, [position])
  if (found === undefined) return undefined
  const { row } = found
  const isShown = await showsIdentifiers(db)
  const [entries, stream, links] = await Promise.all([
    entriesOf({ db, sealer, workspace }, [found], isShown),
    streamUpTo(db, row),
    linksOf({ db, workspace }, row, isShown),
  ])
  const [entry] = entries
  if (entry === undefined) return undefined
  const events = stream.flatMap((one) => readRow(one) ?? [])
  // The changes of an unreadable event are unknown.
  const isReadable = events.at(-1)?.position === row.position
  const changes = isReadable ? changesOf(projections, events, events.length === row.version) : []
  const opened = isShown ? await sealer.open(workspace, sealedValuesIn(changes)) : null
  const shown = (value: unknown) => (opened === null ? maskValue(value) : unseal(value, opened))
  return {
    entry,
    isFirst: row.version === 1,
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: shown(before),
      after: shown(after),
    })),
    ...links,
  }
}
