/** How `npm run verify` checks each table of the database. A test fails for a table that is missing here. */
import { derived, derivedTables, projections } from './slices.ts'

/**
 * `fold`: compared row by row with a new fold of the history. `filled again`: compared row by row with a copy filled from
 * the history, up to where the table claims to be filled. `snapshots`: the state is compared with a new fold of the stream.
 * `chain`: hashes and links. `signatures`: signed notes and their tree. `seals`: keys, by what they open. `records`:
 * compared with the hash of each day in the history. `not history`: not derivable from the events alone, so not checked.
 */
type Check =
  | 'fold'
  | 'filled again'
  | 'snapshots'
  | 'chain'
  | 'signatures'
  | 'seals'
  | 'records'
  | 'not history'

const others: { readonly [table: string]: Check } = {
  events: 'chain',
  workspace_head: 'chain',
  checkpoint: 'signatures',
  checkpoint_tile: 'signatures',
  checkpoint_tree: 'signatures',
  cosignature: 'signatures',
  // Answers for repeated requests, kept for some days.
  idempotency: 'not history',
  // A key that was destroyed has a tombstone in the history.
  subject_key: 'seals',
  key_trace: 'not history',
  // Keyed hashes of addresses, short-lived codes and challenges, and the last use of passkeys.
  account_address: 'not history',
  login_code: 'not history',
  passkey_challenge: 'not history',
  passkey_use: 'not history',
  // Keyed hashes of accounts at an identity provider, and short-lived sign-ins.
  oidc_identity: 'not history',
  oidc_sign_in: 'not history',
  // Hashes of the secrets of links, and counts of openings beyond those that have events.
  share_link: 'not history',
  share_opening: 'not history',
  // Which visitor a demo copy belongs to, which is not a decision.
  demo_copy: 'not history',
  // The last use of a session is not a decision.
  session_activity: 'not history',
  // The unfinished part of an event.
  chat_draft: 'not history',
  // Uncommitted files.
  import_draft: 'not history',
  import_block: 'records',
  // Pushed messages, and sales whose hashes are in the events of their days.
  import_delivery: 'not history',
  import_pushed: 'not history',
  stream_snapshot: 'snapshots',
  // What the operator's commands did outside of the database.
  backup_run: 'not history',
  drill_run: 'not history',
  // Applied migrations; not visible to the service role.
  kysely_migration: 'not history',
  kysely_migration_lock: 'not history',
}

const named = (tables: readonly { readonly name: string }[], check: Check) =>
  tables.map(({ name }): [string, Check] => [name, check])

/** Check of each table, by name. */
export const tableAccounts: ReadonlyMap<string, Check> = new Map([
  ...Object.entries(others),
  ...projections.flatMap(({ tables }) => named(tables, 'fold')),
  ...derived.flatMap(({ tables }) => named(tables, 'filled again')),
])

/**
 * Tables that no backup has: those that are filled again, and what opens links for people outside. A restored database would
 * open links that were revoked since (decision 480).
 */
export const leftOutOfBackups: readonly string[] = [...derivedTables, 'share_link']

/** A table of an archive: rows of a workspace that cannot be made again from its events, in this order. */
export type ArchivedTable = {
  readonly name: string
  readonly order: string
  /** Rows of the table `t` to leave out, as SQL. */
  readonly except?: string
}

/** Tables in the archive of a workspace besides its events' read tables, which are made again. */
export const archivedTables: readonly ArchivedTable[] = [
  { name: 'events', order: 'position' },
  { name: 'checkpoint', order: 'size, key_id' },
  { name: 'cosignature', order: 'size, witness, key_id, line' },
  {
    name: 'import_block',
    order: 'import_id, kind, date',
    // Of files that were never committed.
    except: 'not exists (select from import i where i.workspace = t.workspace and i.id = t.import_id)',
  },
  { name: 'import_pushed', order: 'source, id, mark' },
  { name: 'import_delivery', order: 'arrival' },
  { name: 'share_opening', order: 'share_id' },
]

/** Names of the kept files in an archive: those of imports on record, and none of uncommitted ones. */
export const archivedFilesSql = 'select distinct sha256 from import where workspace = $1 order by 1'

/** Kept files that the database needs: those of imports and of their drafts. */
export const keptFilesSql =
  'select workspace, sha256 from import union select workspace, sha256 from import_draft order by 1, 2'

/** Tables of a workspace that are not in its archive although they cannot be made again, and why. */
export const leftOutOfArchives: { readonly [table: string]: string } = {
  subject_key: 'travels as a part of its own, under the passphrase',
  workspace_head: 'made from the last event',
  checkpoint_tree: 'made from the events at the next signature',
  checkpoint_tile: 'made from the events at the next signature',
  idempotency: 'answers for requests of the installation before',
  session_activity: 'sessions stay behind',
  chat_draft: 'a reply that is being written',
  import_draft: 'files that were not committed',
  share_link: 'opens a page at the address of the installation before',
  backup_run: 'backups of the installation before',
  drill_run: 'backups of the installation before',
  account_address: 'of the installation, made again for the members',
  login_code: 'of the installation',
  passkey_challenge: 'of the installation',
  passkey_use: 'of the installation',
  oidc_identity: 'of the installation',
  oidc_sign_in: 'of the installation',
  demo_copy: 'of the installation',
}
