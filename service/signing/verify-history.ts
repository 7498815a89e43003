/** Checks the history of a workspace against itself and against what was signed of it, and names what was done to it. */
import type pg from 'pg'
import { type Damage, rechainedWithin } from '#schema/proof/damage'
import type { Checkpoint } from '#schema/proof/note'
import { nameFault } from './classify-tampering.ts'
import { eventLeaves, leavesOfNote, passLeaves, tileLeaves } from './history-leaves.ts'
import type { Tile, TilePlace } from './merkle-tiles.ts'
import type { TreeEdge } from './merkle-tree-builder.ts'
import { type Evidence, readSigned } from './signed-notes.ts'
import { verifyWorkspace } from './verify-chain.ts'
import { evidenceFaults } from './verify-evidence.ts'

/** What the check of a workspace found. */
export type HistoryVerdict = {
  /** The first thing that is wrong. */
  readonly damage: Damage | undefined
  /** The last position there is. */
  readonly last: number
  /** The last position that a checked signature covers. */
  readonly signed: number
  /** Sizes of stored checkpoints under the key's id whose signature is not the key's. */
  readonly forged: readonly number[]
  /** Stored tiles that differ from what they cover, in a sound history. */
  readonly wrongTiles: readonly TilePlace[]
}

/** The tree that a sound history makes, and how many of its leaves are kept outside already; none of any other history. */
export type FoundTree = { readonly edge: TreeEdge; readonly kept: number }

const numberOf = async (client: pg.ClientBase, workspace: string, text: string): Promise<number> => {
  const { rows } = await client.query<{ number: string | null }>(text, [workspace])
  return Number(rows[0]?.number ?? 0)
}

/**
 * The first position up to `limit` that is not what was signed, where there is a list of leaves that leads to a signed
 * root: the one kept outside the database, or the tiles. Without such a list nobody can say.
 */
const firstRewritten = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
  signed: readonly Checkpoint[],
  limit: number,
): Promise<number | undefined> => {
  const found = eventLeaves(client, workspace)
  const lists = [evidence.kept?.leaves, tileLeaves(client, workspace)]
  for (const checkpoint of signed)
    for (const list of lists) {
      const same = list && (await leavesOfNote(list, found, checkpoint))
      if (same !== undefined && same < Math.min(limit, checkpoint.size)) return same + 1
    }
  return undefined
}

/** Checks one workspace; `client` is the owner's, or bound to the workspace. `onTiles` is given tiles to be stored. */
export const checkHistory = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
  onTiles?: (tiles: readonly Tile[]) => Promise<void>,
): Promise<{ readonly verdict: HistoryVerdict; readonly tree: FoundTree | undefined }> => {
  const { signed, forged } = await readSigned(client, workspace, evidence)
  const last = await numberOf(
    client,
    workspace,
    'select max(position) as number from events where workspace = $1',
  )
  const faults = await verifyWorkspace(client, workspace)
  const fault = faults.find(({ kind }) => kind !== 'misnumbered')
  const breach = fault && (await nameFault(client, workspace, fault, last))
  // Beyond a breach, what was signed says nothing that the breach does not.
  const limit = breach ? Math.min(breach.position - 1, last) : last
  const treeSize = await numberOf(
    client,
    workspace,
    'select size as number from checkpoint_tree where workspace = $1',
  )
  const pass = { last: limit, signed, kept: evidence.kept, treeSize, ...(onTiles && { onTiles }) }
  const { edge, sound, broken, kept, wrong } = await passLeaves(client, workspace, pass)

  const contradiction = async (): Promise<Damage | undefined> => {
    const cut = breach ? undefined : signed.find(({ size }) => size > last)
    if (!broken && !breach && !cut) return undefined
    // What fails, or is cut, is asked first; after a breach, whatever was signed last.
    const outside = evidence.kept?.checkpoint
    const asked = [broken, cut, outside, signed.at(-1)].filter((one) => one !== undefined)
    const position = await firstRewritten(client, workspace, evidence, asked, limit)
    if (position !== undefined) return { position, kind: 'rechained' }
    if (broken) return rechainedWithin(sound + 1, broken.size)
    return breach ?? { position: last + 1, kind: 'tail cut' }
  }

  const damage = await contradiction()
  const [misnumbered] = faults
  const verdict = {
    damage: damage ?? (misnumbered && { position: misnumbered.position, kind: 'misnumbered' as const }),
    last,
    signed: signed.at(-1)?.size ?? 0,
    forged,
    wrongTiles: damage ? [] : wrong.map(({ level, index }) => ({ level, index })),
  }
  return { verdict, tree: damage ? undefined : { edge, kept } }
}

/** Checks one workspace, and the evidence kept of it; `client` is the owner's. */
export const verifyHistory = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
): Promise<HistoryVerdict & { readonly evidence: readonly string[] }> => {
  const { verdict, tree } = await checkHistory(client, workspace, evidence)
  return { ...verdict, evidence: await evidenceFaults(client, workspace, evidence, verdict.last, tree?.kept) }
}
