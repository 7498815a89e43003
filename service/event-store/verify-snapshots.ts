/** Checks stored snapshots against a new fold of their streams. */
import type pg from 'pg'
import type { Json } from '../runtime/json.ts'
import { canonicalJson } from './chain.ts'
import type { Fold } from './decider.ts'
import { UnreadableEvent } from './recorded-event.ts'
import { foldFingerprint } from './snapshot-store.ts'
import { foldNewer, type StreamEventRow, type StreamSnapshot } from './stream-state.ts'

/** A snapshot that differs from its stream. It matters because the service decides on snapshots. */
export type SnapshotFault = { readonly stream: string; readonly version: number }

/** Check for the snapshots of one decider. */
export type SnapshotCheck = {
  readonly fingerprint: string
  /** Folds events on from a state, or from the start of a stream. */
  readonly fold: (events: readonly StreamEventRow[], from?: StreamSnapshot<Json>) => StreamSnapshot<Json>
}

/** Builds the check for a decider's snapshots. */
export const snapshotCheck = <S extends Json>(fold: Fold<S>): SnapshotCheck => ({
  fingerprint: foldFingerprint(fold),
  // Safe cast: `from` is always a result of this same fold.
  fold: (events, from) =>
    foldNewer(fold, (from as StreamSnapshot<S>) ?? { version: 0, state: fold.initial }, events),
})

/** Events per query. */
const pageSize = 2000

const foldStream = async (
  client: pg.ClientBase,
  workspace: string,
  stream: string,
  version: number,
  fold: SnapshotCheck['fold'],
): Promise<StreamSnapshot<Json>> => {
  let folded = fold([])
  for (let isMore = true; isMore; ) {
    const { rows } = await client.query<StreamEventRow>(
      `select position, version, type, data, recorded_at from events
        where workspace = $1 and stream = $2 and version > $3 and version <= $4 order by version limit ${pageSize}`,
      [workspace, stream, folded.version, version],
    )
    folded = fold(rows, folded)
    isMore = rows.length === pageSize
  }
  return folded
}

/**
 * Snapshots of a workspace that differ from a new fold of their streams. A snapshot with an unknown fingerprint is never
 * used, so it is no fault; a snapshot whose stream has an unreadable event is one.
 */
export const snapshotFaults = async (
  client: pg.ClientBase,
  workspace: string,
  checks: readonly SnapshotCheck[],
): Promise<readonly SnapshotFault[]> => {
  const known = new Map(checks.map(({ fingerprint, fold }) => [fingerprint, fold]))
  const { rows } = await client.query<
    StreamSnapshot<Json> & { readonly stream: string; readonly fold: string }
  >('select stream, version, fold, state from stream_snapshot where workspace = $1 order by stream', [
    workspace,
  ])
  const faults: SnapshotFault[] = []
  for (const { stream, version, fold: fingerprint, state } of rows) {
    const fold = known.get(fingerprint)
    if (fold === undefined) continue
    const isRight = await foldStream(client, workspace, stream, version, fold).then(
      (folded) => folded.version === version && canonicalJson(folded.state) === canonicalJson(state),
      (error: unknown) => {
        if (error instanceof UnreadableEvent) return false
        throw error
      },
    )
    if (!isRight) faults.push({ stream, version })
  }
  return faults
}

/** Prints the faults; returns true if there are none. */
export const reportSnapshots = (
  workspace: string,
  faults: readonly SnapshotFault[],
  print: (line: string) => void,
): boolean => {
  for (const { stream, version } of faults)
    print(`${workspace}: the snapshot of stream ${stream} at version ${version} does not match its events.`)
  if (faults.length > 0)
    print(
      `${workspace}: \`npm run rebuild\` removes the snapshots; the service then reads the streams again.`,
    )
  return faults.length === 0
}
