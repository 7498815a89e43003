/** What a process knows of each tree because it checked it, and one signing at a time for a workspace. */
import { LRUCache } from 'lru-cache'
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import type { TreeEdge } from '../../signing/merkle-tree-builder.ts'

/** A tree that this process computed from checked events. Nothing that is stored can change it. */
export type KnownTree = {
  readonly edge: TreeEdge
  /** How many of its leaves are kept outside the database. */
  readonly kept: number
  /** When all of the history was checked; milliseconds since 1970. */
  readonly checkedAt: number
}

/** How a signing ended. */
type Signing = E.Either<Problem, SignedCheckpoint>

type Memory = {
  known: KnownTree | undefined
  /** The fault that was reported last, so that each is reported once. */
  reported: string | undefined
  running: Promise<Signing> | undefined
  next: Promise<Signing> | undefined
}

const memories = new WeakMap<object, LRUCache<string, Memory>>()

/** The memory of a workspace in one database; `database` is only a key. */
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

/** The next signing checks all of the history. What was signed stays known: it must not be signed over. */
export const checkWholeNext = (memory: Memory): void => {
  if (memory.known) memory.known = { ...memory.known, checkedAt: Number.NEGATIVE_INFINITY }
}

/**
 * Runs `work` when no other run is under way. Callers that arrive during a run share the next one, since the run under
 * way may have read the history before their events were in it.
 */
export const oneAtATime = (memory: Memory, work: () => Promise<Signing>): Promise<Signing> => {
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
