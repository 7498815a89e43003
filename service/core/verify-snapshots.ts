/** Holds the snapshots of long streams against a new fold of their streams. */
import type pg from 'pg'
import { canonicalJson } from './chain.ts'
import type { Json } from './json.ts'
import { foldFingerprint } from './snapshot.ts'
import { type Fold, foldOn, type Standing, type StoredEvent } from './standing.ts'

/** A snapshot that is not what its stream folds to; the service would decide by it. */
export type SnapshotFault = { readonly stream: string; readonly version: number }

/** How the snapshots of one decider are checked. */
export type SnapshotCheck = {
  readonly fingerprint: string
  readonly fold: (events: readonly StoredEvent[]) => Standing<Json>
}

/** The check of a decider's snapshots. */
export const snapshotCheck = <S extends Json>(fold: Fold<S>): SnapshotCheck => ({
  fingerprint: foldFingerprint(fold),
  fold: (events) => foldOn(fold, { version: 0, state: fold.initial }, events),
})

/**
 * The snapshots of a workspace that differ from a new fold of their streams. One that was folded in a way that none of the
 * checks knows is never used, so it is no fault. Throws on an event that cannot be read.
 */
export const snapshotFaults = async (
  client: pg.ClientBase,
  workspace: string,
  checks: readonly SnapshotCheck[],
): Promise<readonly SnapshotFault[]> => {
  const known = new Map(checks.map(({ fingerprint, fold }) => [fingerprint, fold]))
  const { rows } = await client.query<Standing<Json> & { readonly stream: string; readonly fold: string }>(
    'select stream, version, fold, state from stream_snapshot where workspace = $1 order by stream',
    [workspace],
  )
  const faults: SnapshotFault[] = []
  for (const { stream, version, fold: fingerprint, state } of rows) {
    const fold = known.get(fingerprint)
    if (fold === undefined) continue
    const { rows: events } = await client.query<StoredEvent>(
      `select version, type, data, recorded_at from events
        where workspace = $1 and stream = $2 and version <= $3 order by version`,
      [workspace, stream, version],
    )
    const folded = fold(events)
    if (folded.version !== version || canonicalJson(folded.state) !== canonicalJson(state))
      faults.push({ stream, version })
  }
  return faults
}
