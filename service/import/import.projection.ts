/** Imported files and the figures of their days, as read tables. JSON is canonical, since key order may differ. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { patch, put, remove } from '../read-models/row-change.ts'
import { accountAnswersTable, importDayTable, importTable } from './import.table.ts'
import { feedDayTable, feedTable, letterTable } from './pushed/pushed.table.ts'

export const importProjection = projection({
  slice: 'import',
  tables: [importTable, importDayTable, accountAnswersTable, feedTable, feedDayTable, letterTable],
  ignored: ['RecordsExported'],
  on: {
    FileImported: ({ data, position, recordedAt }) => [
      put(importTable, {
        id: data.importId,
        position,
        kind: data.kind,
        sha256: data.sha256,
        source: data.source,
        time_zone: data.timeZone,
        currency: data.currency,
        today: data.today,
        labels: data.labels ?? null,
        answers: canonicalJson(data.answers),
        summary: canonicalJson(data.summary),
        imported_at: recordedAt,
        undone_at: null,
        rested_on: null,
      }),
    ],
    ImportUndone: ({ data, recordedAt }) => [
      patch(importTable, {
        id: data.importId,
        undone_at: recordedAt,
        rested_on: canonicalJson(data.restedOn),
      }),
    ],
    AccountsTold: ({ data, position, recordedAt }) => [
      put(accountAnswersTable, {
        id: data.answersId,
        position,
        answers: canonicalJson(data.answers),
        told_at: recordedAt,
        undone_at: null,
      }),
    ],
    AccountsUntold: ({ data, recordedAt }) => [
      patch(accountAnswersTable, { id: data.answersId, undone_at: recordedAt }),
    ],
    SalesPushed: ({ data }) => [
      put(feedTable, {
        id: data.connectionId,
        source: data.source,
        batch: data.batch,
        notices: data.notices,
        heard_at: data.heardAt,
        last_at: data.lastAt ?? null,
      }),
      ...data.days.map(({ date, rows }) =>
        put(feedDayTable, {
          id: `${data.connectionId} ${date}`,
          connection_id: data.connectionId,
          date,
          rows,
        }),
      ),
    ],
    DeliveryRefused: ({ data }) => [
      put(letterTable, {
        id: data.letterId,
        connection_id: data.connectionId,
        reason: data.reason,
        about: data.about?.box ?? null,
        received_at: data.receivedAt,
      }),
    ],
    DeliveryRead: ({ data }) => [remove(letterTable, { id: data.letterId })],
    DayOfRecordsChanged: ({ data, position }) => {
      const id = `${data.kind} ${data.date}`
      if (data.records === 0) return [remove(importDayTable, { id })]
      return [
        put(importDayTable, {
          id,
          kind: data.kind,
          date: data.date,
          records: data.records,
          sha256: data.sha256,
          figures: canonicalJson(
            data.sales ?? data.books ?? data.work ?? data.debtors ?? data.register ?? {},
          ),
          position,
        }),
      ]
    },
  },
})
