/** A database with logs that a service signs, and the service's processes; for tests of what is signed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { E } from '#schema/core/fp'
import { toHex } from '#schema/proof/bytes'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { leafHash, rootOf } from '#schema/proof/tree'
import { reportHistory } from '../../service/commands/verify-report.ts'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, realSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { openKeptNotes } from '../../service/signing/signing-record.ts'
import { verifyHistory } from '../../service/signing/verify-history.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { testCheckpointKey } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'
import { readRows } from './stored-history.ts'

let database: FreshDatabase
/** The owner's connection. */
export let owner: Client
/** Where notes are kept outside the database. */
export let folder: string
let services: Service[] = []
/** What the service wrote in its log: cleared before each test. */
export const reported: [level: string, sentence: string][] = []

/** A process of the service that has just started. */
export const started = (keeps = true): Service => {
  const signing = {
    ...(keeps ? { keptNotes: openKeptNotes(folder) } : {}),
    report: (level: string, _facts: object, sentence: string) => void reported.push([level, sentence]),
  }
  const url = database.serviceUrl
  const service = openService(url, projections, realSources, () => {}, undefined, testCheckpointKey, signing)
  services.push(service)
  return service
}

/** Asks a process that has just started, which then ends. */
export const freshly = async <A>(use: (service: Service) => Promise<A>): Promise<A> => {
  const service = started()
  try {
    return await use(service)
  } finally {
    services = services.filter((one) => one !== service)
    await service.database.end()
  }
}

let made = 0
/** A log that is signed when the half of it is there, and then whole. */
export const history = async (service: Service, count = 600): Promise<string> => {
  made += 1
  const workspace = `log-${made}`
  const add = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, one) => raise(service, workspace, `event-${from + one}`)),
    )
  await add(0, count / 2)
  await sign(service, workspace)
  await add(count / 2, count)
  await sign(service, workspace)
  return workspace
}

/** Signs, and gives the note. */
export const sign = async (service: Service, workspace: string): Promise<string> => {
  const signed = await makeCheckpoint(service, workspace)
  if (E.isLeft(signed)) throw new Error(signed.left.detail)
  return signed.right.note
}

/** What `npm run verify` finds, with what is kept outside or without; over the owner's connection or another one. */
export const verdictOn = async (workspace: string, keeps = true, client = owner) => {
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  const kept = keeps ? await openKeptNotes(folder).read(workspace, key) : undefined
  return verifyHistory(client, workspace, { key, kept })
}

/** What `npm run verify` says of the history and of what is kept of it. */
export const toldOf = async (workspace: string) => {
  const lines: string[] = []
  const verdict = await verdictOn(workspace)
  const isSound = reportHistory(workspace, verdict, { key: undefined }, (line) => void lines.push(line))
  return { isSound, lines }
}

/** Another connection of the owner. */
export const anotherOwner = (): Promise<Client> => connectOwner(database.ownerUrl)

/** The refusal to sign, as one line. */
export const refusal = async (service: Service, workspace: string): Promise<string> => {
  const signed = await makeCheckpoint(service, workspace)
  return E.isLeft(signed) ? `${signed.left.kind} ${signed.left.code}: ${signed.left.detail}` : 'signed'
}

/** The root over the stored events, in hexadecimal. */
export const trueRoot = async (workspace: string): Promise<string> =>
  toHex(rootOf((await readRows(owner, workspace)).map(({ hash }) => leafHash(Buffer.from(hash, 'hex')))))

/** Opens it for a file of tests, and closes it afterwards. */
export const openSigners = (): void => {
  beforeAll(async () => {
    database = await freshDatabase(inject('ownerUrl'))
    owner = await connectOwner(database.ownerUrl)
    folder = await mkdtemp(join(tmpdir(), 'jarvin-kept-'))
  })
  beforeEach(() => {
    reported.length = 0
  })
  afterEach(async () => {
    for (const { database: open } of services) await open.end()
    services = []
  })
  afterAll(async () => {
    await owner.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
}
