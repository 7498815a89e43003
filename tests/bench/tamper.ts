/**
 * Random tampering with every table, the files beside the key, kept files and the catalogue, by somebody with the owner's rights: what
 * `npm run verify` names rightly, what no check sees, and whether the service signs anything wrong (figures: README.md).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { directoryRound } from '../../service/decision-log/checkpoints/directory-schedule.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { notesFolderOf, openKeptNotes } from '../../service/signing/kept-notes.ts'
import { writeSealingFile } from '../../service/signing/sealing-file.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fillTables } from '../read-models/fill-tables.ts'
import { acrossKinds } from '../tampering/across-kinds.ts'
import { catalogueKinds } from '../tampering/catalogue-kinds.ts'
import { fileKinds, readFolder, restoreFolder } from '../tampering/file-kinds.ts'
import { findings, testSealKeys } from '../tampering/findings.ts'
import { historyKinds } from '../tampering/history-kinds.ts'
import { anyOf, type Kind, shuffled } from '../tampering/kind.ts'
import { nested } from '../tampering/nested.ts'
import { threatRow } from '../tampering/not-seen.ts'
import { readShapes, rowKinds } from '../tampering/row-kinds.ts'
import {
  keepEvidence,
  readLeaves,
  restoreEvidence,
  type TrueLeaves,
  wronglySigned,
} from '../tampering/signing.ts'
import { openTally } from '../tampering/tally.ts'
import type { Bench } from './bench-run.ts'

/** Rounds of a quick run, and of a whole one. */
const rounds = { quick: 100, whole: 1000 }

type Place = {
  readonly running: TestService
  readonly client: Client
  readonly folder: string
  readonly leaves: TrueLeaves
  readonly notes: ReadonlyMap<string, Buffer>
  readonly kept: ReadonlyMap<string, Buffer>
}

/** One round: tampers, checks, asks the service to sign, and puts everything back. Undefined if there was nothing to do it to. */
const playRound = async (kind: Kind, place: Place) => {
  const { running, client, folder, leaves, notes, kept } = place
  await client.query('begin isolation level repeatable read')
  const done = await kind.tamper(client)
  if (!done) {
    await client.query('rollback')
    return undefined
  }
  const workspaces = [...new Set(done.workspaces)]
  const files = running.service.files
  const looked = {
    client: nested(client),
    folder,
    files,
    workspaces,
    hasCatalogue: kind.isOfCatalogue === true,
  }
  await client.query('savepoint checked')
  const found = await findings(looked).catch((error: Error) => [`failed: ${error.message}`])
  await client.query('rollback to savepoint checked')
  await client.query(kind.isSigned ? 'commit' : 'rollback')
  const wrong = kind.isSigned ? await wronglySigned(running, folder, workspaces, leaves) : []
  if (kind.isSigned)
    await restoreEvidence(
      client,
      [...leaves.keys()].filter((name) => workspaces.includes(name)),
    )
  await restoreFolder(folder, notes)
  await restoreFolder(running.filesFolder, kept)
  return { done, found, wrong }
}

/** Each table, file and way at least once, then by chance, with as many rounds for each way. */
const order = function* (kinds: readonly Kind[]): Generator<Kind> {
  const ways = [...new Set(kinds.map(({ way }) => way))]
  const seen = new Set<string>()
  for (const kind of shuffled(kinds)) {
    const group = kind.isOfCatalogue ? kind.way : `${kind.way} ${kind.table ?? kind.of}`
    if (seen.has(group)) continue
    seen.add(group)
    yield kind
  }
  for (;;)
    for (const way of ways) {
      const kind = anyOf(kinds.filter((one) => one.way === way))
      if (kind) yield kind
    }
}

const prepare = async (running: TestService, client: Client, keys: string): Promise<Place> => {
  await fillTables(running)
  for (const business of ['realestate', 'consulting'] as const) await running.signIn(business)
  const folder = await notesFolderOf(keys, client)
  const signer = { ...running.service, keptNotes: openKeptNotes(folder) }
  const { rows } = await client.query<{ workspace: string }>(
    'select workspace from workspace_head where position > 0',
  )
  const workspaces = rows.map(({ workspace }) => workspace)
  for (const workspace of workspaces) await makeCheckpoint(signer, workspace)
  await directoryRound({ ...signer, folder, ownerUrl: running.database.ownerUrl })()
  await writeSealingFile(folder, testSealKeys, running.service.now().toISOString())
  const looked = { client, folder, files: running.service.files, workspaces, hasCatalogue: true }
  const before = await findings(looked)
  if (before.length > 0) throw new Error(`Found before any tampering: ${before.join('; ')}`)
  await client.query('set session_replication_role = replica')
  await keepEvidence(client)
  const leaves = await readLeaves(client, workspaces)
  return {
    ...{ running, client, folder, leaves },
    ...{ notes: await readFolder(folder), kept: await readFolder(running.filesFolder) },
  }
}

const kindsOf = async ({ running, client, leaves, notes, kept }: Place): Promise<readonly Kind[]> => {
  const shapes = await readShapes(client)
  const workspaceOfNote = (path: string): string | undefined => {
    const name = decodeURIComponent(basename(path).replace(/\.\w+$/, ''))
    return leaves.has(name) ? name : undefined
  }
  const inFolder = (path: string) => path.slice(running.filesFolder.length + 1)
  return [
    ...shapes.flatMap(rowKinds),
    ...acrossKinds(shapes, [...leaves.keys()]),
    ...historyKinds([...leaves.keys()]),
    ...fileKinds(notes, true, basename, workspaceOfNote),
    ...fileKinds(
      kept,
      false,
      () => 'a kept file',
      (path) => inFolder(path).split('/')[0],
    ),
    ...catalogueKinds(shapes),
  ]
}

/** Tampers in random ways, and prints by way what was named, what was not, and what is neither named nor in the threat table. */
export const tamper = async ({ ownerUrl, isQuick, print }: Bench) => {
  const running = await startTestService(ownerUrl, { seals: testSealKeys.seals })
  const keys = await mkdtemp(join(tmpdir(), 'jarvin-tamper-'))
  const client = await connectOwner(running.database.ownerUrl)
  try {
    const place = await prepare(running, client, keys)
    const kinds = await kindsOf(place)
    const wanted = isQuick ? rounds.quick : rounds.whole
    const tally = openTally(print)
    const started = performance.now()
    for (const kind of order(kinds)) {
      if (tally.rounds() >= wanted) break
      const played = await playRound(kind, place)
      if (played) tally.add(kind, played, threatRow(kind))
      else tally.skip(kind)
    }
    return tally.end((performance.now() - started) / 1000)
  } finally {
    await client.end()
    await running.stop()
    await rm(keys, { recursive: true, force: true })
  }
}
