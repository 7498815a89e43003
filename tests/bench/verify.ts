/** Part `verify`: the tree over a long history, its check by the command, and a bundle checked in a browser. */
import type pg from 'pg'
import { E } from '#schema/core/fp'
import { bundleFiles, runsOf } from '#schema/proof/bundle'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { proveRun } from '../../service/decision-log/checkpoints/checkpoint-proof.ts'
import { canonicalEvent } from '../../service/event-store/chain.ts'
import { type EventRow, envelopeOf, eventColumns } from '../../service/event-store/recorded-event.ts'
import { snapshotFaults } from '../../service/event-store/verify-snapshots.ts'
import { folds } from '../../service/folds.ts'
import { unwrap } from '../../service/http/refusal.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { expiring, projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { demand } from './correctness.ts'
import { writeHistory } from './history.ts'
import { spread } from './measure.ts'
import { verifyInBrowser } from './verify-browser.ts'

const workspace = 'cafe'
const checkpointKey = checkpointKeyOf(new Uint8Array(32).fill(7))
const key = noteKeyOf(originOf(workspace), checkpointKey.publicKey)

const columns = eventColumns.map((column) => (column === 'data' ? 'data::text as data' : column)).join(', ')

const seconds = async (work: () => Promise<void>): Promise<number> => {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

const signed = async (service: Service) => {
  const made = await makeCheckpoint(service, workspace)
  if (E.isLeft(made)) throw new Error(made.left.detail)
  return made.right
}

/** A bundle of all events, of which there are `count`. */
const makeBundle = async (
  owner: pg.Client,
  service: Service,
  count: number,
): Promise<ReadonlyMap<string, Buffer>> => {
  const { rows } = await owner.query<Omit<EventRow, 'data'> & { data: string }>(
    `select ${columns} from events where workspace = $1 order by position`,
    [workspace],
  )
  const { note, vkey } = await signed(service)
  const proofs: string[] = []
  for (const { from, to } of runsOf(rows.map(({ position }) => position))) {
    const hashes = rows.slice(from - 1, to).map(({ hash }) => hash.toString('hex'))
    const proof = unwrap(await proveRun(service, workspace, count, { from, to }))
    proofs.push(JSON.stringify({ from, hashes, proof }))
  }
  const lines = rows.map((row) => canonicalEvent(envelopeOf(row), row.data))
  return new Map([
    [bundleFiles.events, Buffer.from(`${lines.join('\n')}\n`)],
    [bundleFiles.proofs, Buffer.from(`${proofs.join('\n')}\n`)],
    [bundleFiles.checkpoint, Buffer.from(note)],
    [bundleFiles.vkey, Buffer.from(vkey)],
  ])
}

const withHistory = async <A>(
  { ownerUrl }: Bench,
  count: number,
  use: (owner: pg.Client, service: Service) => Promise<A>,
): Promise<A> => {
  const database = await freshDatabase(ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  const service = openService(
    database.serviceUrl,
    projections,
    systemSources,
    () => {},
    undefined,
    checkpointKey,
  )
  try {
    await writeHistory(owner, workspace, count)
    await owner.query('vacuum (analyze) events')
    return await use(owner, service)
  } finally {
    await service.database.end()
    await owner.end()
    await database.drop()
  }
}

export const verify = async (bench: Bench): Promise<unknown> => {
  const { print, rounds, isQuick } = bench
  const count = isQuick ? 100_000 : 1_000_000
  const command = await withHistory(bench, count, async (owner, service) => {
    const tree = await seconds(async () => void (await signed(service)))
    print(
      `${count.toLocaleString('en-AU')} events: the tree made and signed from nothing in ${tree.toFixed(1)} s`,
    )
    const whole: number[] = []
    for (let round = 0; round < rounds; round++)
      whole.push(
        await seconds(async () => {
          const verdict = await verifyHistoryAndEvidence(owner, workspace, { key })
          demand(
            verdict.damage === undefined && verdict.signed === count && verdict.wrongTiles.length === 0,
            `the history does not hold: ${JSON.stringify(verdict)}`,
          )
        }),
      )
    print(`  by the command, chain, tree and signatures: ${spread(whole)} s (target: 15 at 1,000,000)`)
    await rebuildWorkspace(owner, workspace, projections)
    await owner.query('vacuum (analyze)')
    const tables: number[] = []
    for (let round = 0; round < rounds; round++)
      tables.push(
        await seconds(async () => {
          const { faults, unreadable } = await verifyTables(owner, workspace, projections, expiring)
          const snapshots = await snapshotFaults(owner, workspace, folds)
          const found = [...faults, ...unreadable, ...snapshots]
          demand(found.length === 0, `read tables differ: ${JSON.stringify(found.slice(0, 3))}`)
        }),
      )
    print(`  by the command, every read table folded again and compared: ${spread(tables)} s`)
    return { tree, whole, tables }
  })
  const inBundle = 100_000
  const browser = await withHistory(bench, inBundle, async (owner, service) => {
    const files = await makeBundle(owner, service, inBundle)
    const megabytes = (files.get(bundleFiles.events)?.length ?? 0) / 1e6
    const verdicts = await verifyInBrowser(files, rounds)
    for (const { kind, isWhole } of verdicts) demand(kind === 'holds' && isWhole, `the browser says ${kind}`)
    const times = verdicts.map(({ ms }) => ms / 1000)
    print(
      `  ${inBundle.toLocaleString('en-AU')} events (${megabytes.toFixed(0)} MB) in a worker of Chromium: ${spread(times)} s (target: 3)`,
    )
    return times
  })
  return { events: count, command, inBundle, browser }
}
