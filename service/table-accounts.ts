/**
 * Every table of the database: how `npm run verify` checks it, and what the service's role may do with it. A table that is
 * in no list fails a test, so that none is forgotten.
 */
import { projections } from './slices.ts'

/**
 * `fold`: held row by row against a new fold of the history. `chain`: its hashes and links. `signatures`: what was signed,
 * and the tree under it. `not history`: nothing of it follows from the events alone.
 */
type Check = 'fold' | 'chain' | 'signatures' | 'not history'

/** One table. */
export type TableAccount = { readonly check: Check; readonly grants: string }

const all = 'delete, insert, select, update'

const others: { readonly [table: string]: TableAccount } = {
  events: { check: 'chain', grants: 'insert, select' },
  workspace_head: { check: 'chain', grants: 'insert, select, update' },
  checkpoint: { check: 'signatures', grants: 'insert, select' },
  checkpoint_tile: { check: 'signatures', grants: 'insert, select, update' },
  checkpoint_tree: { check: 'signatures', grants: 'insert, select, update' },
  // Answers to repeats, for some days.
  idempotency: { check: 'not history', grants: 'delete, insert, select' },
  // The one thing that can be destroyed; the tombstone of an erasure is in the history.
  subject_key: { check: 'not history', grants: 'insert, select' },
  key_trace: { check: 'not history', grants: '' },
  // When a session was last used is no decision.
  session_activity: { check: 'not history', grants: all },
  // The unfinished part of an event.
  chat_draft: { check: 'not history', grants: all },
  // Read out of the history for a search, and made anew by a rebuild: what is found is read in the events again.
  passage: { check: 'not history', grants: all },
  passage_head: { check: 'not history', grants: all },
  log_chunk: { check: 'not history', grants: 'insert, select' },
  log_index: { check: 'not history', grants: 'insert, select' },
  // Folded streams, so that a long one need not be read from its beginning.
  stream_snapshot: { check: 'not history', grants: all },
  // Which migrations ran; the service's role does not see them.
  kysely_migration: { check: 'not history', grants: '' },
  kysely_migration_lock: { check: 'not history', grants: '' },
}

/** The account of each table by its name. */
export const tableAccounts: ReadonlyMap<string, TableAccount> = new Map([
  ...Object.entries(others),
  ...projections.flatMap(({ tables }) =>
    tables.map(({ name }): [string, TableAccount] => [name, { check: 'fold', grants: all }]),
  ),
])
