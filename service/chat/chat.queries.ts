/** Queries of turns and threads, including the text so far of replies being written. */

import * as t from 'io-ts'
import { type Kysely, sql } from 'kysely'
import { Plan } from '#schema/advisor/plan'
import { ChatReply, ChatThread, ChatTurn } from '#schema/chat/chat'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import type { Tables } from '../tables.ts'
import { draftTimeout } from './chat.drafts.ts'
import { proposes } from './chat.proposals.ts'

const turns = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_turn')
    .leftJoin('chat_draft', 'chat_draft.reply_id', 'chat_turn.reply_id')
    .selectAll('chat_turn')
    .select('chat_draft.text as draft')
    .orderBy('asked_at')
    .orderBy('id')

/** A row with the text so far of its reply as `draft`. */
export type TurnRow = Awaited<ReturnType<ReturnType<typeof turns>['executeTakeFirstOrThrow']>>

/** Turns of a thread, oldest first. */
export const selectTurns = (db: Kysely<Tables>, threadId: string): Promise<TurnRow[]> =>
  turns(db).where('thread_id', '=', threadId).execute()

/** Plans stored with a turn; empty for older replies. */
const plansIn = (stored: string | null): readonly Plan[] =>
  stored === null ? [] : decodeOrThrow(t.array(Plan), JSON.parse(stored), 'The plans of a turn')

/** An answered turn, with the last plan of its answer. */
export type EarlierTurn = {
  readonly message: string
  readonly reply: string
  readonly plan: Plan | undefined
  readonly beside: readonly Plan[]
}

/** The last answered turns of a thread, at most `max`, oldest first. */
export const selectEarlierTurns = async (
  db: Kysely<Tables>,
  threadId: string,
  max: number,
): Promise<readonly EarlierTurn[]> => {
  const rows = await db
    .selectFrom('chat_turn')
    .select(['message', 'reply', 'plans'])
    .where('thread_id', '=', threadId)
    .where('status', 'is not', null)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows
    .map(({ message, reply, plans }) => {
      const all = plansIn(plans)
      return { message, reply: reply ?? '', plan: all.at(-1), beside: all.slice(0, -1) }
    })
    .reverse()
}

/** Turn of a reply. */
export const selectTurnOfReply = (db: Kysely<Tables>, replyId: string): Promise<TurnRow | undefined> =>
  turns(db).where('chat_turn.reply_id', '=', replyId).executeTakeFirst()

/**
 * Turns whose reply was abandoned: the draft was not updated for `timeoutSeconds`, or is missing. A draft exists from
 * before its question is recorded until after its reply is.
 */
export const selectAbandonedTurns = (db: Kysely<Tables>, timeoutSeconds = draftTimeout): Promise<TurnRow[]> =>
  turns(db)
    .where('status', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('chat_draft.reply_id', 'is', null),
        eb('chat_draft.updated_at', '<=', sql<string>`now() - make_interval(secs => ${timeoutSeconds})`),
      ]),
    )
    .execute()

/** Labels of the choices in a question back. */
const choicesOf = (plan: Plan | undefined): readonly string[] =>
  plan?.operator === 'clarify' ? plan.choices.map(({ label }) => label) : []

/** Reply of a turn; undefined while it is being written. */
export const replyOf = (row: TurnRow): ChatReply | undefined => {
  if (row.status === null) return undefined
  const plans = plansIn(row.plans)
  const choices = choicesOf(plans.at(-1))
  const reply = {
    message: row.reply,
    threadId: row.thread_id,
    messageId: row.id,
    replyId: row.reply_id,
    personaKey: row.persona_key,
    status: row.status,
    createdAt: row.replied_at,
    ...(row.basis === null ? {} : { basis: JSON.parse(row.basis) }),
    ...(choices.length === 0 ? {} : { choices }),
    ...(proposes(plans, row.reply ?? '') ? { proposes: true } : {}),
    ...(row.drafts === null ? {} : { drafts: JSON.parse(row.drafts) }),
  }
  return decodeOrThrow(ChatReply, reply, 'A reply')
}

/** A turn for display. */
export const turnOf = (row: TurnRow): ChatTurn => {
  const reply = replyOf(row)
  const turn = { messageId: row.id, message: row.message, createdAt: row.asked_at }
  const rest = reply ? { reply } : { pending: { replyId: row.reply_id, text: row.draft ?? '' } }
  return decodeOrThrow(ChatTurn, { ...turn, ...rest }, 'A turn')
}

const maxTitle = 160

const titleOf = (message: string): string => cutText(message.replaceAll(/\s+/g, ' '), maxTitle)

/** All threads, latest first. */
export const selectThreads = async (db: Kysely<Tables>): Promise<ChatThread[]> => {
  const { rows } = await sql<{ title: string }>`
    select thread_id as id,
      (array_agg(tab order by asked_at, id))[1] as tab,
      (array_agg(persona_key order by asked_at desc, id desc))[1] as "personaKey",
      (array_agg(left(message, ${maxTitle * 2}) order by asked_at, id))[1] as title,
      min(asked_at) as "startedAt",
      max(coalesce(replied_at, asked_at)) as "lastAt",
      count(*)::integer as turns
    from chat_turn group by thread_id order by "lastAt" desc, id desc`.execute(db)
  const threads = rows.map((row) => ({ ...row, title: titleOf(row.title) }))
  return decodeOrThrow(t.array(ChatThread), threads, 'The threads')
}
