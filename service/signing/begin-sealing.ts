/** Seals the heads of a database at a start: all of them at the first one of a version that seals, after their history was checked. */
import type pg from 'pg'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { isDemoCopy } from '../accounts/demo-size.ts'
import type { HeadSeals, StoredHead } from '../event-store/head-seal.ts'
import { headColumns, headOf, type StoredHeadRow } from '../event-store/read-head.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { counted } from '../runtime/counted.ts'
import type { CheckpointKey } from './checkpoint-key.ts'
import { directoryFaults } from './directory-check.ts'
import { openKeptNotes } from './kept-notes.ts'
import { openSealKeys, type SealKeys } from './seal-keys.ts'
import { readSealingState, sealingFile, writeSealingFile } from './sealing-file.ts'
import { verifyHistory } from './verify-history.ts'
import { readDirectory } from './workspace-directory.ts'

/** Where heads are sealed. */
export type SealingPlace = {
  readonly ownerUrl: string
  /** KEYS_DIR, and in it the folder of the kept notes. */
  readonly keysFolder: string
  readonly folder: string
  readonly checkpointKey: CheckpointKey
  readonly now: () => Date
  readonly print: (line: string) => void
}

type Opened = SealingPlace & { readonly keys: SealKeys }

type Found = StoredHead & { readonly workspace: string }

// Under their lock, so that a process of an earlier version appends nothing between the check and the seal.
const readHeads = async (client: pg.Client): Promise<readonly Found[]> => {
  const { rows } = await client.query<StoredHeadRow & { workspace: string }>(
    `select h.workspace, ${headColumns} from workspace_head h
      left join events e on e.workspace = h.workspace and e.position = h.position
      where h.position > 0 order by h.workspace for update of h`,
  )
  return rows.map((row) => ({ ...headOf(row), workspace: row.workspace }))
}

const writeSeal = (client: pg.Client, { keys: { seals } }: Opened, { workspace, ...head }: Found) =>
  client.query('update workspace_head set seal = $2, doubted_from = $3 where workspace = $1', [
    workspace,
    seals.seal(workspace, head),
    head.doubtedFrom ?? null,
  ])

/** True if nothing contradicts a history. Visitors' copies of demos are not checked: they have no notes and go after some days. */
const isBorneOut = async (client: pg.Client, place: SealingPlace, workspace: string): Promise<boolean> => {
  if (isDemoCopy(workspace)) return true
  const { folder, checkpointKey } = place
  const key = noteKeyOf(originOf(workspace), checkpointKey.publicKey)
  const kept = await openKeptNotes(folder).read(workspace, key)
  const directory = await readDirectory(folder, checkpointKey.publicKey)
  const line = directory.kind === 'signed' ? directory.heads.get(workspace) : undefined
  const faults = line ? await directoryFaults(client, new Map([[workspace, line]])) : new Map()
  return faults.size === 0 && (await verifyHistory(client, workspace, { key, kept })).tree !== undefined
}

const sealAll = async (client: pg.Client, place: Opened, heads: readonly Found[]): Promise<void> => {
  const damaged: string[] = []
  // Nothing of a row without a seal can be relied on, so it has no doubt either.
  for (const head of heads)
    if (await isBorneOut(client, place, head.workspace))
      await writeSeal(client, place, { ...head, doubtedFrom: undefined })
    else damaged.push(head.workspace)
  const sealed = heads.length - damaged.length
  if (sealed > 0) place.print(`Sealed the last events of ${counted(sealed, 'history', 'histories')}.`)
  for (const workspace of damaged)
    place.print(`${workspace}: not sealed, because its history is damaged. Run npm run verify.`)
}

const begin = async (client: pg.Client, place: Opened): Promise<void> => {
  const { keys, folder, now, print } = place
  const state = await readSealingState(folder, keys)
  if (state === 'altered') print(`${sealingFile(folder)} was changed. Restore it from a backup of KEYS_DIR.`)
  await client.query('begin')
  const heads = await readHeads(client)
  const good = heads.filter(({ workspace, ...head }) => keys.seals.isSealed(workspace, head))
  const isFirst = state === 'none' && good.length === 0
  if (isFirst) await sealAll(client, place, heads)
  else
    for (const head of good)
      if (!keys.seals.isCurrent(head.workspace, head)) await writeSeal(client, place, head)
  await client.query('commit')
  if (state === 'none') await writeSealingFile(folder, keys, now().toISOString())
}

/**
 * Begins to seal, or goes on: seals of a former key are replaced by those of the present one. Heads without a good seal stay
 * as they are, as evidence. Returns the seals.
 */
export const openSealing = async (place: SealingPlace): Promise<HeadSeals> => {
  const keys = await openSealKeys(place.checkpointKey, place.keysFolder)
  const client = await connectOwner(place.ownerUrl)
  try {
    await begin(client, { ...place, keys })
    return keys.seals
  } finally {
    await client.end()
  }
}
