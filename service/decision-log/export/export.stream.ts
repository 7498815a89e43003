import type { ExportFormat, LogExport } from '#schema/decision-log/log-export'
import type { Download } from '../../http/download.ts'
import { entriesOf } from '../log-entry.ts'
import type { EntrySource } from '../log-names.ts'
import { type FoundEvent, scanLog } from '../search/log-finder.ts'
import { rowsFormats } from './export.rows.ts'

/** Source of an export. */
export type ExportSource = EntrySource

/** Events per part. */
const partSize = 250

/** Events of an export in order, in parts; ends early if the caller disconnects. */
export async function* exportedParts(
  { db, workspace }: ExportSource,
  { query, order, until }: Pick<LogExport, 'query' | 'order' | 'until'>,
  isOver: () => boolean,
): AsyncGenerator<readonly FoundEvent[]> {
  const direction = order === 'oldest' ? 'up' : 'down'
  let part: FoundEvent[] = []
  for await (const event of scanLog(db, workspace, query, { low: 1, high: until, direction })) {
    if (isOver()) return
    part.push(event)
    if (part.length < partSize) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** Writes head, rows and foot. With `isShown`, sealed values are opened and identifiers are not masked. */
export const writeRows = async (
  source: ExportSource,
  wanted: LogExport & { readonly format: Exclude<ExportFormat, 'bundle'> },
  isShown: boolean,
  { write, isOver }: Download,
): Promise<void> => {
  const { head, rows, foot } = rowsFormats[wanted.format]
  await write(head)
  let isFirst = true
  for await (const part of exportedParts(source, wanted, isOver)) {
    await write(rows(await entriesOf(source, part, isShown), isFirst))
    isFirst = false
  }
  await write(foot)
}
