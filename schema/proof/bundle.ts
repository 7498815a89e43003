/**
 * The evidence bundle: events taken out of a log, with what proves that the log held them. A zip with these files.
 *
 * `events.ndjson`: one line an event, oldest first, ended by a line feed: the canonical text whose SHA-256 is the event's
 * hash, byte for byte as it was hashed. Sealed values stay sealed, so a bundle outlives the erasure of a person.
 * Identifiers cannot be masked in it: a masked text would have another hash.
 *
 * `proofs.ndjson`: one line a run of consecutive positions, in the order of the events: a `RunProof`. A run ends where the
 * next position is not in the bundle, and at every multiple of 256, so that no line grows long; `runsOf` cuts them.
 *
 * `checkpoint.txt`: the signed checkpoint (a C2SP tlog-checkpoint in a signed note) that all proofs lead to.
 * `vkey.txt`: the public key of its signature as one line, in the vkey form of C2SP signed notes.
 * `README.txt` and `verify.html` are for people; nothing is read from them. Entries may lie in the zip in any order.
 *
 * bundle-format.md beside this file describes every field for somebody who has nothing else. `verify-bundle.py` was written
 * beside that page; a second verifier, written from the page alone, gave the same verdicts, and the page was mended where it
 * had left something open.
 */

/** The names of the files in a bundle. */
export const bundleFiles = {
  events: 'events.ndjson',
  proofs: 'proofs.ndjson',
  checkpoint: 'checkpoint.txt',
  vkey: 'vkey.txt',
  readme: 'README.txt',
  page: 'verify.html',
} as const

/** The longest run: the hashes of one complete tile of the tree. */
const longestRun = 256

/** What proves the events at the positions `from` to `from + hashes.length - 1`. */
export type RunProof = {
  readonly from: number
  /** The event hashes, lower-case hexadecimal, so that a changed line can be named. */
  readonly hashes: readonly string[]
  /** Base64 hashes of the subtrees beside the run, left to right; with the run's own leaves they give the root. */
  readonly proof: readonly string[]
}

/** Consecutive positions, both included. */
export type Run = { readonly from: number; readonly to: number }

/** Adds a position, greater than all before, to the runs of a bundle; gives the run that it completed, if it did. */
export const addToRun = (
  open: Run | undefined,
  position: number,
): { readonly open: Run; readonly done?: Run } => {
  const goesOn = open !== undefined && position === open.to + 1 && open.to % longestRun !== 0
  if (goesOn) return { open: { from: open.from, to: position } }
  const fresh = { from: position, to: position }
  return open === undefined ? { open: fresh } : { open: fresh, done: open }
}

/** The runs of ascending positions, for `proofs.ndjson`. */
export const runsOf = (positions: Iterable<number>): readonly Run[] => {
  const runs: Run[] = []
  let open: Run | undefined
  for (const position of positions) {
    const next = addToRun(open, position)
    if (next.done) runs.push(next.done)
    open = next.open
  }
  return open === undefined ? runs : [...runs, open]
}
