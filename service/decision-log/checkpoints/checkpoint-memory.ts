/** Per-process memory of checked trees; also serialises signing per workspace. */
import { LRUCache } from 'lru-cache'
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import type { TreeEdge } from '../../signing/merkle-tree-builder.ts'

/** A tree that this process computed from checked events, independent of stored data. */
export type KnownTree = {
  readonly edge: TreeEdge
  /** Number of its leaves kept outside the database. */
  readonly kept: number
  /** Time of the last check of the whole history; milliseconds since 1970. */
  readonly checkedAt: number
}

/** Result of signing. */
type Signing = E.Either<Problem, SignedCheckpoint>

type Memory = {
  known: KnownTree | undefined
  /** The last fault reported, so that each is reported once. */
  reported: string | undefined
  running: Promise<Signing> | undefined
  next: Promise<Signing> | undefined
}

const memories = new WeakMap<object, LRUCache<string, Memory>>()

/** Memory of a workspace; `database` is only a key. */
export const memoryOf = (database: object, workspace: string): Memory => {
  let all = memories.get(database)
  if (!all) {
    all = new LRUCache({ max: 2000 })
    memories.set(database, all)
  }
  let memory = all.get(workspace)
  if (!memory) {
    memory = { known: undefined, reported: undefined, running: undefined, next: undefined }
    all.set(workspace, memory)
  }
  return memory
}

/** Makes the next signing check the whole history. Keeps the last signed checkpoint, which must not be contradicted. */
export const requireFullCheck = (memory: Memory): void => {
  if (memory.known) memory.known = { ...memory.known, checkedAt: Number.NEGATIVE_INFINITY }
}

/**
 * Runs `work` when no other run is active. Callers that arrive during a run share the next one, since the current run may
 * have read the history before their events.
 */
export const runCoalesced = (memory: Memory, work: () => Promise<Signing>): Promise<Signing> => {
  const start = (): Promise<Signing> => {
    const run = work().finally(() => {
      if (memory.running === run) memory.running = undefined
    })
    memory.running = run
    return run
  }
  if (!memory.running) return start()
  memory.next ??= memory.running
    .catch(() => {})
    .then(() => {
      memory.next = undefined
      return start()
    })
  return memory.next
}
