/** Holds the snapshots of long streams against a new fold of their streams. */
import type pg from 'pg'
import type { Json } from '../runtime/json.ts'
import { canonicalJson } from './chain.ts'
import { UnreadableEvent } from './recorded-event.ts'
import { foldFingerprint } from './snapshot-store.ts'
import { type Fold, foldOn, type StoredEvent, type StreamSnapshot } from './stream-state.ts'

/** A snapshot that is not what its stream folds to; the service would decide by it. */
export type SnapshotFault = { readonly stream: string; readonly version: number }

/** How the snapshots of one decider are checked. */
export type SnapshotCheck = {
  readonly fingerprint: string
  /** Folds events on from a standing, or from the start of a stream. */
  readonly fold: (events: readonly StoredEvent[], from?: StreamSnapshot<Json>) => StreamSnapshot<Json>
}

/** The check of a decider's snapshots. */
export const snapshotCheck = <S extends Json>(fold: Fold<S>): SnapshotCheck => ({
  fingerprint: foldFingerprint(fold),
  // A check is only ever given back what it folded itself.
  fold: (events, from) =>
    foldOn(fold, (from as StreamSnapshot<S>) ?? { version: 0, state: fold.initial }, events),
})

/** Events read at a time. */
const pageSize = 2000

const foldStream = async (
  client: pg.ClientBase,
  workspace: string,
  stream: string,
  version: number,
  fold: SnapshotCheck['fold'],
): Promise<StreamSnapshot<Json>> => {
  let standing = fold([])
  for (let isMore = true; isMore; ) {
    const { rows } = await client.query<StoredEvent>(
      `select position, version, type, data, recorded_at from events
        where workspace = $1 and stream = $2 and version > $3 and version <= $4 order by version limit ${pageSize}`,
      [workspace, stream, standing.version, version],
    )
    standing = fold(rows, standing)
    isMore = rows.length === pageSize
  }
  return standing
}

/**
 * The snapshots of a workspace that differ from a new fold of their streams. One that was folded in a way that none of the
 * checks knows is never used, so it is no fault; one over an event that cannot be read is.
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

/** Says which snapshots are wrong; false where one is. */
export const reportSnapshots = (
  workspace: string,
  faults: readonly SnapshotFault[],
  tell: (line: string) => void,
): boolean => {
  for (const { stream, version } of faults)
    tell(`${workspace}: the snapshot of stream ${stream} at version ${version} is not what its events say.`)
  if (faults.length > 0)
    tell(`${workspace}: \`npm run rebuild\` removes the snapshots; the service then reads the streams again.`)
  return faults.length === 0
}
