/** Where figures come from, and how recent they are. */
import type * as t from 'io-ts'
import { ConnectionId, IntegrationType } from '../connection/connection.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, integer, oneOf, text } from '../core/scalars.ts'
import { ImportId, ImportKind } from './import.ts'

/** Days after which the newest record of a source counts as old; from then on advice is less confident. */
export const freshDays = 8

/**
 * A source of figures. `stale`: its newest record is more than eight days old. `broken`: its connection has failed, or some of
 * its messages could not be read, so figures may be too low.
 */
export const FigureSource = record(
  { kind: ImportKind, latest: IsoDate, ageDays: integer(), state: oneOf('current', 'stale', 'broken') },
  {
    /** For files: the newest one with these columns. */
    file: record({ importId: ImportId, name: text(200) }, undefined, 'SourceFile'),
    /** For connected systems. */
    system: record({ connectionId: ConnectionId, type: IntegrationType }, undefined, 'SourceSystem'),
    /** When the file was imported, or the last message arrived. */
    heardAt: IsoTime,
    /** Messages that could not be read. */
    failed: integer(1),
  },
  'FigureSource',
)
export type FigureSource = t.TypeOf<typeof FigureSource>
