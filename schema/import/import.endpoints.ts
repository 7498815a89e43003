/** Calls for files of sales and books: send, answer, preview, commit and undo. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { IsoDate, integerFromText } from '../core/scalars.ts'
import { DayRows, rowsOfPage } from './day-rows.ts'
import { Import, ImportAnswers, ImportId, MoneyKind, maxUploadBytes } from './import.ts'
import { ImportPreview, ImportProgress } from './preview.ts'
import { FigureSource } from './source.ts'

const byId = record({ importId: ImportId })

export const importEndpoints = {
  sendImport: endpoint({
    method: 'POST',
    path: '/imports',
    roles: deciders,
    summary: 'Send a file of sales or books; nothing counts until it is committed',
    input: record({}),
    output: Import,
    upload: { maxBytes: maxUploadBytes },
    slices: ['import'],
    limit: { calls: 60, seconds: 60 },
  }),
  answerImport: endpoint({
    method: 'POST',
    path: '/imports/:importId/answers',
    roles: deciders,
    summary: 'Answer the questions of a file',
    input: record({ importId: ImportId, answers: ImportAnswers }),
    output: Import,
    slices: ['import'],
  }),
  previewImport: endpoint({
    method: 'GET',
    path: '/imports/:importId/preview',
    roles: readers,
    summary: 'Get the weeks that a commit would change, before and after',
    input: byId,
    output: ImportPreview,
    slices: ['import'],
    refuses: ['conflict'],
  }),
  commitImport: endpoint({
    method: 'POST',
    path: '/imports/:importId/commit',
    roles: deciders,
    summary: 'Record the rows of a file; as a stream, with progress',
    input: byId,
    output: Import,
    stream: ImportProgress,
    slices: ['import', 'kpi', 'decision-log'],
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/imports/:importId/undo',
    roles: deciders,
    summary: 'Take the rows of a file back; the history keeps both',
    input: byId,
    output: Import,
    slices: ['import', 'kpi', 'decision-log'],
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/imports',
    roles: readers,
    summary: 'List files, newest first; those that are not committed are dropped after a day',
    input: record({}),
    output: t.array(Import),
    slices: ['import'],
  }),
  listDayRows: endpoint({
    method: 'GET',
    path: '/records/rows',
    roles: readers,
    summary: `List the rows of sales or books behind the figures of a day, ${rowsOfPage} at a time, in the order of their sources`,
    input: record({ kind: MoneyKind, day: IsoDate }, { from: integerFromText(0, 10_000_000) }),
    output: DayRows,
    slices: ['import'],
  }),
  listSources: endpoint({
    method: 'GET',
    path: '/sources',
    roles: readers,
    summary: 'List where figures come from, newest first, and how old that is',
    input: record({}),
    output: t.array(FigureSource),
    slices: ['import', 'connection', 'session'],
  }),
}
