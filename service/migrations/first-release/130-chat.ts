/** Turns of the chat, and drafts of replies. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table chat_turn (
    workspace text not null,
    id text not null,
    thread_id text not null,
    reply_id text not null,
    tab text not null,
    persona_key text not null,
    message text not null,
    asked_at timestamptz not null,
    reply text,
    status text,
    basis text,
    replied_at timestamptz,
    primary key (workspace, id))`.execute(db)
  await sql`create index chat_turn_thread on chat_turn (workspace, thread_id, asked_at, id)`.execute(db)
  await sql`create index chat_turn_reply on chat_turn (workspace, reply_id)`.execute(db)
  await sql`create index chat_turn_pending on chat_turn (workspace) where status is null`.execute(db)
  // The unfinished part of an event; deleted once the reply has ended and the event has its whole text.
  await sql`create table chat_draft (
    workspace text not null,
    reply_id text not null,
    text text not null default '',
    ending text,
    updated_at timestamptz not null default now(),
    primary key (workspace, reply_id))`.execute(db)
  await isolateTable(db, 'chat_turn', readTableGrants)
  await isolateTable(db, 'chat_draft', 'select, insert, update, delete')
}
