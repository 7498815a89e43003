/**
 * The evidence bundle: events from a log, with proof that the log contains them. A zip with these files.
 *
 * `events.ndjson`: one line per event, oldest first, each ending in a line feed: the canonical text exactly as hashed, so
 * its SHA-256 is the event's hash. Sealed values stay sealed, so a bundle outlives the erasure of a person. Identifiers
 * cannot be masked: a masked text would have another hash.
 *
 * `proofs.ndjson`: one `RunProof` per line for each run of consecutive positions, in the order of the events. A run ends
 * before a missing position, and at every multiple of 256 to keep lines short; see `runsOf`.
 *
 * `checkpoint.txt`: the signed checkpoint (a C2SP tlog-checkpoint in a signed note) that all proofs lead to.
 * `vkey.txt`: the public key of its signature on one line, in the vkey form of C2SP signed notes.
 * `README.txt` and `verify.html` are for people, and ignored by verifiers. The order of zip entries does not matter.
 *
 * `bundle-format.md` describes every field for readers without this code. An independent verifier written from that page
 * alone gave the same verdicts as `verify-bundle.py`.
 */

/** Names of the files in a bundle. */
export const bundleFiles = {
  events: 'events.ndjson',
  proofs: 'proofs.ndjson',
  checkpoint: 'checkpoint.txt',
  vkey: 'vkey.txt',
  readme: 'README.txt',
  page: 'verify.html',
} as const

/** Maximum length of a run: one full tile of the tree. */
const maxRun = 256

/** Proof for the events at positions `from` to `from + hashes.length - 1`. */
export type RunProof = {
  readonly from: number
  /** Event hashes, lower-case hexadecimal, so that a changed line can be identified. */
  readonly hashes: readonly string[]
  /** Base64 hashes of the subtrees beside the run, left to right; together with the run's leaves they give the root. */
  readonly proof: readonly string[]
}

/** Consecutive positions, inclusive. */
export type Run = { readonly from: number; readonly to: number }

/** Adds the next higher position to the open run; `done` is a run that this completes, if any. */
export const addToRun = (
  open: Run | undefined,
  position: number,
): { readonly open: Run; readonly done?: Run } => {
  const isContinued = open !== undefined && position === open.to + 1 && open.to % maxRun !== 0
  if (isContinued) return { open: { from: open.from, to: position } }
  const fresh = { from: position, to: position }
  return open === undefined ? { open: fresh } : { open: fresh, done: open }
}

/** Splits ascending positions into runs, for `proofs.ndjson`. */
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
