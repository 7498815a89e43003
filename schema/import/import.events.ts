/** Events of imports: one for each file that was imported or taken back, and one for each day whose records it changed. */
import * as t from 'io-ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate, integer, Sha256Hex, text } from '../core/scalars.ts'
import { BooksDay, Import, ImportAnswers, ImportId, ImportKind, RestedOn, SalesDay } from './import.ts'

export const importEvents = {
  FileImported: event(
    'FileImported',
    record(
      {
        importId: ImportId,
        kind: ImportKind,
        /** Hash of the file's bytes; the file itself is kept sealed, outside the history. */
        sha256: Sha256Hex,
        /** Hash of the columns that were read, which tells one source of records from another. */
        source: text(64, 1),
        timeZone: text(60, 1),
        currency: text(3, 3),
        /** The day of reading, in that zone: no sale may be later. */
        today: IsoDate,
        answers: ImportAnswers,
        summary: Import,
      },
      /** Hash of all labels, by which answers are remembered. */
      { labels: text(64, 1) },
    ),
    {
      title: 'File imported',
      refs: ({ summary }) => ({ topic: summary.file, count: summary.imported + summary.corrected }),
    },
  ),
  ImportUndone: event(
    'ImportUndone',
    record({ importId: ImportId, file: text(200), restedOn: t.array(RestedOn) }),
    { title: 'Import taken back', refs: ({ file }) => ({ topic: file }) },
  ),
  DayOfRecordsChanged: event(
    'DayOfRecordsChanged',
    record(
      {
        importId: ImportId,
        kind: ImportKind,
        date: IsoDate,
        /** Records of the day, and the hash of all of them. */
        records: integer(0),
        sha256: Sha256Hex,
      },
      { sales: SalesDay, books: BooksDay },
    ),
    {
      title: 'Day of records changed',
      refs: ({ date, records }) => ({ topic: date, count: records }),
    },
  ),
}
