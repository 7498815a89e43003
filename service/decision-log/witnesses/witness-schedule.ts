/** Has new checkpoints cosigned in the background. */
import { E } from '#schema/core/fp'
import type { Workspaces } from '../../accounts/workspaces.ts'
import { scheduleRounds } from '../../runtime/rounds.ts'
import type { WitnessSettings } from '../../runtime/witness-settings.ts'
import { makeCheckpoint } from '../checkpoints/checkpoint.ts'
import { treeSize } from '../checkpoints/checkpoint-tree.ts'
import type { Witnessed } from './contradiction.ts'
import { lastCosignature } from './cosignatures.ts'
import { cosign, witnessesOf } from './witnessing.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 60_000

/**
 * Returns a function that asks about every signed log with events that a witness has not seen; not about copies of demos.
 * Witnesses are asked side by side, and one that does not answer is left alone until the next round. `withinMs` is for each
 * question, in milliseconds.
 */
export const witnessRound =
  (service: Witnessed, workspaces: Workspaces, withinMs?: number) =>
  async (isEnded: () => boolean = () => false): Promise<void> => {
    const all = await workspaces()
    const askAll = async (witness: WitnessSettings): Promise<void> => {
      for (const workspace of all) {
        if (isEnded() || !service.database.hasSpace()) return
        if (!witnessesOf(service, workspace).includes(witness)) continue
        const size = await treeSize(service.database.of(workspace))
        const last = await lastCosignature(service, workspace, witness.key)
        if (size === 0 || last?.checkpoint.size === size) continue
        const signed = await makeCheckpoint(service, workspace)
        if (E.isLeft(signed)) continue
        const { standing } = await cosign(service, workspace, witness, signed.right, withinMs)
        if (standing === 'silent') return
      }
    }
    await Promise.all(service.witnesses.map(askAll))
  }

/** Follows these workspaces, if there are witnesses. The returned function stops it, and resolves after the current round. */
export const scheduleWitnesses = (service: Witnessed, workspaces: Workspaces): (() => Promise<unknown>) =>
  service.witnesses.length === 0
    ? async () => {}
    : scheduleRounds(roundEveryMs, witnessRound(service, workspaces))
