/** Keeps the signed directory of workspaces up to date, and reports what it finds missing or rewritten. */
import type pg from 'pg'
import { damageSentence } from '#schema/proof/damage-text'
import { isDemoCopy } from '../../accounts/demo-size.ts'
import { findTombstone } from '../../accounts/drop-workspace.ts'
import type { StoredHead } from '../../event-store/head-seal.ts'
import { headOf, type StoredHeadRow } from '../../event-store/read-head.ts'
import { connectOwner } from '../../read-models/rebuild.ts'
import { scheduleRounds } from '../../runtime/rounds.ts'
import type { Service } from '../../runtime/service.ts'
import { directoryFaults, directorySentence, setBackSentence } from '../../signing/directory-check.ts'
import { forgedFrom } from '../../signing/verify-seal.ts'
import {
  directoryFile,
  type Head,
  type Heads,
  readDirectory,
  writeDirectory,
} from '../../signing/workspace-directory.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 60_000

/** Dependencies of the directory; `folder` is that of the kept notes. */
export type DirectorySource = Pick<Service, 'checkpointKey' | 'now' | 'report'> &
  Partial<Pick<Service, 'sealing'>> & {
    readonly folder: string
    readonly ownerUrl: string
  }

/** Present heads; not of visitors' copies of demos, which come and go. */
const presentHeads = async (client: pg.ClientBase): Promise<ReadonlyMap<string, StoredHead>> => {
  const { rows } = await client.query<StoredHeadRow & { readonly workspace: string }>(
    `select h.workspace, h.position, encode(h.hash, 'hex') as hash, h.seal, h.doubted_from, null as "recordedAt"
      from workspace_head h where h.position > 0`,
  )
  const own = rows.filter(({ workspace }) => !isDemoCopy(workspace))
  return new Map(own.map((row) => [row.workspace, headOf(row)]))
}

const isSame = (one: Head | undefined, other: Head): boolean =>
  one?.position === other.position && one.hash === other.hash

/** True if the history of the installation says that the workspace was dropped, with all that was listed. */
const isDropped = async (client: pg.ClientBase, workspace: string, { position }: Head): Promise<boolean> =>
  ((await findTombstone(client, workspace))?.events ?? 0) >= position

/** Returns a function that signs the directory again if a workspace has changed. A line that no longer fits stays as it is. */
export const directoryRound = ({
  folder,
  ownerUrl,
  checkpointKey,
  now,
  report,
  sealing,
}: DirectorySource) => {
  let reported = new Set<string>()
  const round = async (client: pg.ClientBase): Promise<void> => {
    const before = await readDirectory(folder, checkpointKey.publicKey)
    const found = new Set<string>()
    const fault = (facts: object, sentence: string): void => {
      found.add(sentence)
      if (!reported.has(sentence)) report('error', facts, sentence)
    }
    if (before.kind === 'altered')
      fault(
        {},
        `${directoryFile(folder)}, the signed directory of workspaces, was changed; it is not signed again`,
      )
    else {
      const listed: Heads = before.kind === 'none' ? new Map() : before.heads
      const present = await presentHeads(client)
      const changed = new Map(
        [...listed].filter(([workspace, head]) => !isSame(present.get(workspace), head)),
      )
      const faults = await directoryFaults(client, changed)
      const next = new Map<string, Head>(present)
      const madeAt = before.kind === 'signed' ? before.madeAt : ''
      for (const [workspace, kind] of faults) {
        const head = changed.get(workspace)
        if (!head || (kind === 'vanished' && (await isDropped(client, workspace, head)))) continue
        next.set(workspace, head)
        fault({ workspace }, `${workspace}: ${directorySentence(kind, head, madeAt)}`)
      }
      // The listed events are there, so a head that names fewer was changed by hand.
      for (const [workspace, head] of changed) {
        if (faults.has(workspace) || (present.get(workspace)?.position ?? 0) >= head.position) continue
        next.set(workspace, head)
        fault({ workspace }, `${workspace}: ${setBackSentence(head, madeAt)}`)
      }
      // What others than the service have appended is not listed.
      for (const [workspace, head] of present) {
        const line = listed.get(workspace)
        const forged =
          sealing && !isSame(line, head)
            ? await forgedFrom(client, workspace, sealing.seals, head, line?.position ?? 0)
            : undefined
        if (forged === undefined) continue
        if (line) next.set(workspace, line)
        else next.delete(workspace)
        if (!faults.has(workspace)) fault({ workspace, ...forged }, `${workspace}: ${damageSentence(forged)}`)
      }
      const moved = new Map([...next].filter(([workspace, head]) => !isSame(listed.get(workspace), head)))
      for (const [workspace] of await directoryFaults(client, moved)) {
        const head = listed.get(workspace)
        if (head) next.set(workspace, head)
        else next.delete(workspace)
        // A workspace that was dropped in this moment is no fault.
        if (await findTombstone(client, workspace)) continue
        fault({ workspace }, `${workspace}: its head names an event that is not there, and is not listed`)
      }
      const isChanged =
        before.kind === 'none' ||
        next.size !== listed.size ||
        [...next].some(([workspace, head]) => !isSame(listed.get(workspace), head))
      if (isChanged) await writeDirectory(folder, checkpointKey, next, now().toISOString())
    }
    reported = found
  }
  return async (): Promise<void> => {
    const client = await connectOwner(ownerUrl)
    try {
      await round(client)
    } finally {
      await client.end()
    }
  }
}

/** Follows all workspaces. The returned function stops it, and resolves after a last round. */
export const scheduleDirectory = (source: DirectorySource): (() => Promise<unknown>) => {
  const round = directoryRound(source)
  const stop = scheduleRounds(roundEveryMs, round)
  // What was recorded since the last round is listed before the process ends.
  return () => stop().then(() => round().catch(() => {}))
}
