/** Events of imports: one for each file imported or undone, and one for each day whose records changed. */
import * as t from 'io-ts'
import { ConnectionId } from '../connection/connection.ts'
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, integer, Sha256Hex, text } from '../core/scalars.ts'
import { BooksDay, DebtorsDay, SalesDay, WorkDay } from './days.ts'
import { Import, ImportAnswers, ImportId, ImportKind, RestedOn } from './import.ts'
import { LetterId, PushSource } from './pushed.ts'
import { RecordsExportRecord } from './records-export.ts'
import { RegisterDay } from './register-day.ts'
import { AccountAnswersId } from './told-accounts.ts'

export const importEvents = {
  FileImported: event(
    'FileImported',
    record(
      {
        importId: ImportId,
        kind: ImportKind,
        /** Hash of the file's bytes; the file itself is kept sealed, outside the history. */
        sha256: Sha256Hex,
        /** Hash of the columns that were read; it identifies the source of the records. */
        source: text(64, 1),
        timeZone: text(60, 1),
        currency: text(3, 3),
        /** The day on which the file was read, in that time zone; no sale may be later. */
        today: IsoDate,
        answers: ImportAnswers,
        summary: Import,
      },
      /** Hash of all column labels, under which answers are remembered. */
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
  AccountsTold: event('AccountsTold', record({ answersId: AccountAnswersId, answers: ImportAnswers }), {
    title: 'Accounts explained',
    refs: ({ answers }) => ({ count: Object.keys(answers).length }),
  }),
  AccountsUntold: event('AccountsUntold', record({ answersId: AccountAnswersId }), {
    title: 'Explanation of accounts taken back',
  }),
  RecordsExported: event('RecordsExported', RecordsExportRecord, {
    title: 'Records exported',
    refs: ({ kind, rows }) => ({ topic: kind, count: rows }),
  }),
  SalesPushed: event(
    'SalesPushed',
    record(
      {
        connectionId: ConnectionId,
        source: PushSource,
        /** Number of this batch within the connection, from 1. */
        batch: integer(1),
        /** Sales and refunds that are new, that were already on record, and that replaced one on record. */
        imported: integer(0),
        duplicates: integer(0),
        corrected: integer(0),
        /** Messages without a sale since the first batch. */
        notices: integer(0),
        /** When the latest message arrived. */
        heardAt: IsoTime,
        /** Rows of the connection on each day that the batch touched. */
        days: t.array(record({ date: IsoDate, rows: integer(0) }, undefined, 'PushedDay')),
      },
      {
        /** Time of the latest sale so far. */
        lastAt: IsoTime,
      },
    ),
    { title: 'Pushed sales recorded', refs: ({ source, imported }) => ({ topic: source, count: imported }) },
  ),
  DeliveryRefused: event(
    'DeliveryRefused',
    record(
      { connectionId: ConnectionId, letterId: LetterId, reason: text(300, 1), receivedAt: IsoTime },
      { about: Sealed },
    ),
    {
      title: 'Pushed message not readable',
      refs: ({ reason }) => ({ topic: reason }),
      show: ({ about: _, ...rest }) => rest,
    },
  ),
  DeliveryRead: event('DeliveryRead', record({ connectionId: ConnectionId, letterId: LetterId }), {
    title: 'Pushed message read after all',
  }),
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
      { sales: SalesDay, books: BooksDay, work: WorkDay, debtors: DebtorsDay, register: RegisterDay },
    ),
    {
      title: 'Records of a day changed',
      refs: ({ date, records }) => ({ topic: date, count: records }),
    },
  ),
}
