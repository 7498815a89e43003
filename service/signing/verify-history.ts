/** Checks a workspace's history against its own hashes and the signed notes, and classifies any damage. */
import type pg from 'pg'
import { type Damage, rechainedWithin } from '#schema/proof/damage'
import type { Checkpoint } from '#schema/proof/note'
import { classifyTampering } from './classify-tampering.ts'
import { checkLeaves, countMatchingLeaves, eventLeaves, tileLeaves } from './history-leaves.ts'
import type { Tile, TileCoordinates } from './merkle-tiles.ts'
import type { TreeEdge } from './merkle-tree-builder.ts'
import { type Evidence, readSignedCheckpoints } from './signed-notes.ts'
import { chainFaults } from './verify-chain.ts'
import { evidenceFaults } from './verify-evidence.ts'
import { sealDamage } from './verify-seal.ts'

/** Result for a workspace. */
export type HistoryVerdict = {
  /** The first damage. */
  readonly damage: Damage | undefined
  /** Last stored position. */
  readonly last: number
  /** Last position covered by a valid signature. */
  readonly signed: number
  /** Sizes of stored checkpoints with this key's id but an invalid signature. */
  readonly forged: readonly number[]
  /** Number of stored checkpoints of other keys, whose signatures were not checked. */
  readonly otherKeys: number
  /** Number of stored checkpoints signed by an installation from which the workspace was moved. */
  readonly formerKeys: number
  /** Stored tiles that do not match the events; empty if the history is damaged. */
  readonly wrongTiles: readonly TileCoordinates[]
}

/** Result for a workspace, with the faults of its evidence as sentences. */
export type HistoryAndEvidence = HistoryVerdict & { readonly evidence: readonly string[] }

/** Tree of an intact history, and how many of its leaves are already kept outside. */
export type IntactTree = { readonly edge: TreeEdge; readonly kept: number }

const numberOf = async (client: pg.ClientBase, workspace: string, text: string): Promise<number> => {
  const { rows } = await client.query<{ number: string | null }>(text, [workspace])
  return Number(rows[0]?.number ?? 0)
}

/**
 * First position up to `limit` that differs from what was signed. Needs leaves that hash to a signed root, either those
 * kept outside or those in the tiles; undefined without them.
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
      const same = list && (await countMatchingLeaves(list, found, checkpoint))
      if (same !== undefined && same < Math.min(limit, checkpoint.size)) return same + 1
    }
  return undefined
}

/** Checks one workspace; `client` is the owner's, or bound to the workspace. `onTiles` receives tiles to store. */
export const verifyHistory = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
  onTiles?: (tiles: readonly Tile[]) => Promise<void>,
): Promise<{ readonly verdict: HistoryVerdict; readonly tree: IntactTree | undefined }> => {
  const {
    signed,
    forged: forgedNotes,
    otherKeys,
    formerKeys,
  } = await readSignedCheckpoints(client, workspace, evidence)
  const last = await numberOf(
    client,
    workspace,
    'select max(position) as number from events where workspace = $1',
  )
  const faults = await chainFaults(client, workspace)
  const fault = faults.find(({ kind }) => kind !== 'misnumbered')
  const breach = fault && (await classifyTampering(client, workspace, fault, last))
  // Beyond the first broken link, signatures add nothing.
  const limit = breach ? Math.min(breach.position - 1, last) : last
  const treeSize = await numberOf(
    client,
    workspace,
    'select size as number from checkpoint_tree where workspace = $1',
  )
  const pass = { last: limit, signed, kept: evidence.kept, treeSize, ...(onTiles && { onTiles }) }
  const { edge, intactSize, contradicted, kept, wrongTiles } = await checkLeaves(client, workspace, pass)

  const contradiction = async (): Promise<Damage | undefined> => {
    const cut = breach ? undefined : signed.find(({ size }) => size > last)
    if (!contradicted && !breach && !cut) return undefined
    // First the checkpoint that fails or is beyond the end; after a broken link, the newest ones.
    const outside = evidence.kept?.checkpoint
    const asked = [contradicted, cut, outside, signed.at(-1)].filter((one) => one !== undefined)
    const position = await firstRewritten(client, workspace, evidence, asked, limit)
    if (position !== undefined) return { position, kind: 'rechained' }
    if (contradicted) return rechainedWithin(intactSize + 1, contradicted.size)
    return breach ?? { position: last + 1, kind: 'tail cut' }
  }

  const [misnumbered] = faults
  const signedSize = signed.at(-1)?.size ?? 0
  // A seal speaks for a history that nothing contradicts.
  const forged = async (): Promise<Damage | undefined> => {
    if (evidence.seals === undefined || breach || misnumbered) return undefined
    const floor = Math.max(signedSize, evidence.listed ?? 0)
    return sealDamage(client, workspace, evidence.seals, edge, floor)
  }
  const damage = (await contradiction()) ?? (await forged())
  const verdict = {
    damage: damage ?? (misnumbered && { position: misnumbered.position, kind: 'misnumbered' as const }),
    last,
    signed: signedSize,
    forged: forgedNotes,
    otherKeys,
    formerKeys,
    wrongTiles: damage ? [] : wrongTiles.map(({ level, index }) => ({ level, index })),
  }
  return { verdict, tree: damage ? undefined : { edge, kept } }
}

/** Checks one workspace, and the evidence beside its history; `client` is the owner's. Used by `npm run verify`. */
export const verifyHistoryAndEvidence = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
): Promise<HistoryAndEvidence> => {
  const { verdict, tree } = await verifyHistory(client, workspace, evidence)
  return { ...verdict, evidence: await evidenceFaults(client, workspace, evidence, verdict.last, tree?.kept) }
}
