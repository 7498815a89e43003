/** The CEO inbox. */
import * as t from 'io-ts'
import { decodeOwn } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { Memo } from '#schema/memo/memo'
import type { memoEndpoints } from '#schema/memo/memo.endpoints'
import type { Handlers } from '../core/mount.ts'
import { memoDecider } from './memo.decider.ts'

export const memoHandlers: Handlers<typeof memoEndpoints> = {
  listMemos: async ({ status }, { db }) => {
    const newestFirst = db.selectFrom('memo').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
    const wanted = status === undefined ? newestFirst : newestFirst.where('status', '=', status)
    const memos = (await wanted.execute()).map(({ from_persona, created_at, ...row }) => ({
      ...row,
      fromPersona: from_persona,
      createdAt: created_at,
    }))
    return E.right(decodeOwn(t.array(Memo), memos, 'The memos'))
  },

  changeMemoStatus: async (command, { change }) =>
    change({
      decider: memoDecider,
      id: command.memoId,
      command,
      answer: (state) => decodeOwn(Memo, state, 'A memo that was just changed'),
    }),
}
