/** The CEO inbox. */
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing } from '#schema/core/problem'
import { Memo } from '#schema/memo/memo'
import type { memoEndpoints } from '#schema/memo/memo.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { paginateNewest } from '../http/page.ts'
import type { Tables } from '../tables.ts'
import { memoDecider } from './memo.decider.ts'

/** Default number of memos per page. */
const pageSize = 50

const memoOf = ({ from_persona, created_at, workspace: _, ...row }: Tables['memo']) => ({
  ...row,
  fromPersona: from_persona,
  createdAt: created_at,
})

const countMemos = async (db: Kysely<Tables>) => {
  const rows = await db
    .selectFrom('memo')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .groupBy('status')
    .execute()
  const counts = { unread: 0, read: 0, archived: 0 }
  return { ...counts, ...Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])) }
}

export const memoHandlers: Handlers<typeof memoEndpoints> = {
  listMemos: async ({ status, limit = pageSize, after }, { db, header }) => {
    const all = db.selectFrom('memo').selectAll()
    const rows = await paginateNewest(header, status === undefined ? all : all.where('status', '=', status), {
      limit,
      after,
      path: '/memos',
      query: { status },
      counts: () => countMemos(db),
    })
    return E.isLeft(rows) ? rows : E.right(decodeOrThrow(t.array(Memo), rows.right.map(memoOf), 'The memos'))
  },

  getMemo: async ({ memoId }, { db }) => {
    const row = await db.selectFrom('memo').selectAll().where('id', '=', memoId).executeTakeFirst()
    return row
      ? E.right(decodeOrThrow(Memo, memoOf(row), 'A memo'))
      : E.left(missing('memo/unknown', 'memoId', 'There is no such memo here.'))
  },

  changeMemoStatus: async (command, { run }) =>
    run({
      decider: memoDecider,
      id: command.memoId,
      command,
      answer: (state) => decodeOrThrow(Memo, state, 'A memo that was just changed'),
    }),
}
