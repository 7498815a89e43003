/** Has new checkpoints cosigned in the background. */
import { E } from '#schema/core/fp'
import type { Workspaces } from '../../accounts/workspaces.ts'
import { scheduleRounds } from '../../runtime/rounds.ts'
import { makeCheckpoint } from '../checkpoints/checkpoint.ts'
import { treeSize } from '../checkpoints/checkpoint-tree.ts'
import { cosign, lastCosignature, type Witnessed, witnessesOf } from './witnessing.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 60_000

/** Returns a function that asks about every signed log with events that a witness has not seen; not about copies of demos. */
export const witnessRound =
  (service: Witnessed, workspaces: Workspaces) =>
  async (isEnded: () => boolean = () => false): Promise<void> => {
    for (const workspace of await workspaces())
      for (const witness of witnessesOf(service, workspace)) {
        if (isEnded() || !service.database.hasSpace()) return
        const size = await treeSize(service.database.of(workspace))
        const last = await lastCosignature(service, workspace, witness.key.name)
        if (size === 0 || last?.size === size) continue
        const signed = await makeCheckpoint(service, workspace)
        if (E.isRight(signed)) await cosign(service, workspace, witness, signed.right)
      }
  }

/** Follows these workspaces, if there are witnesses. The returned function stops it, and resolves after the current round. */
export const scheduleWitnesses = (service: Witnessed, workspaces: Workspaces): (() => Promise<unknown>) =>
  service.witnesses.length === 0
    ? async () => {}
    : scheduleRounds(roundEveryMs, witnessRound(service, workspaces))
