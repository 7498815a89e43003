/**
 * How `npm run verify` checks each table of the database. A table that is in no list fails a test, so that none is
 * forgotten.
 */
import { projections } from './slices.ts'

/**
 * `fold`: held row by row against a new fold of the history. `chain`: its hashes and links. `signatures`: what was signed,
 * and the tree under it. `not history`: nothing of it follows from the events alone.
 */
type Check = 'fold' | 'chain' | 'signatures' | 'not history'

const others: { readonly [table: string]: Check } = {
  events: 'chain',
  workspace_head: 'chain',
  checkpoint: 'signatures',
  checkpoint_tile: 'signatures',
  checkpoint_tree: 'signatures',
  // Answers to repeats, for some days.
  idempotency: 'not history',
  // The one thing that can be destroyed; the tombstone of an erasure is in the history.
  subject_key: 'not history',
  key_trace: 'not history',
  // When a session was last used is no decision.
  session_activity: 'not history',
  // The unfinished part of an event.
  chat_draft: 'not history',
  // Read out of the history for a search, and made anew by a rebuild: what is found is read in the events again.
  passage: 'not history',
  passage_head: 'not history',
  log_chunk: 'not history',
  log_index: 'not history',
  // Folded streams, so that a long one need not be read from its beginning.
  stream_snapshot: 'not history',
  // Which migrations ran; the service's role does not see them.
  kysely_migration: 'not history',
  kysely_migration_lock: 'not history',
}

/** The account of each table by its name. */
export const tableAccounts: ReadonlyMap<string, Check> = new Map([
  ...Object.entries(others),
  ...projections.flatMap(({ tables }) => tables.map(({ name }): [string, Check] => [name, 'fold'])),
])
