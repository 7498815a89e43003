/** A database with signed logs, and processes of the service, for tests of signing. */
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
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { testCheckpointKey } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'
import { readRows } from './stored-history.ts'

let database: FreshDatabase
/** The owner's connection. */
export let owner: Client
/** Folder of the notes kept outside the database. */
export let folder: string
let services: Service[] = []
/** The service's log lines; cleared before each test. */
export const reported: [level: string, sentence: string][] = []

/** A freshly started process of the service. */
export const startService = (keeps = true): Service => {
  const signing = {
    ...(keeps ? { keptNotes: openKeptNotes(folder) } : {}),
    report: (level: string, _facts: object, sentence: string) => void reported.push([level, sentence]),
  }
  const url = database.serviceUrl
  const service = openService(
    url,
    projections,
    systemSources,
    () => {},
    undefined,
    testCheckpointKey,
    signing,
  )
  services.push(service)
  return service
}

/** Runs `use` with a freshly started process, then ends it. */
export const withFreshService = async <A>(use: (service: Service) => Promise<A>): Promise<A> => {
  const service = startService()
  try {
    return await use(service)
  } finally {
    services = services.filter((one) => one !== service)
    await service.database.end()
  }
}

let made = 0
/** Makes a log that is signed at half its length and at its end; returns the workspace. */
export const makeLog = async (service: Service, count = 600): Promise<string> => {
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

/** Signs and returns the note. */
export const sign = async (service: Service, workspace: string): Promise<string> => {
  const signed = await makeCheckpoint(service, workspace)
  if (E.isLeft(signed)) throw new Error(signed.left.detail)
  return signed.right.note
}

/** The verdict of `npm run verify`, with or without the notes kept outside. */
export const verdictOn = async (workspace: string, keeps = true, client = owner) => {
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  const kept = keeps ? await openKeptNotes(folder).read(workspace, key) : undefined
  return verifyHistoryAndEvidence(client, workspace, { key, kept })
}

/** The output of `npm run verify` for the history and its kept notes. */
export const verifyOutput = async (workspace: string) => {
  const lines: string[] = []
  const verdict = await verdictOn(workspace)
  const isSound = reportHistory(workspace, verdict, { key: undefined }, (line) => void lines.push(line))
  return { isSound, lines }
}

/** A second connection of the owner. */
export const anotherOwner = (): Promise<Client> => connectOwner(database.ownerUrl)

/** The refusal to sign, as one line. */
export const refusal = async (service: Service, workspace: string): Promise<string> => {
  const signed = await makeCheckpoint(service, workspace)
  return E.isLeft(signed) ? `${signed.left.kind} ${signed.left.code}: ${signed.left.detail}` : 'signed'
}

/** The root over the stored events, in hexadecimal. */
export const recomputedRoot = async (workspace: string): Promise<string> =>
  toHex(rootOf((await readRows(owner, workspace)).map(({ hash }) => leafHash(Buffer.from(hash, 'hex')))))

/** Call once per test file: opens the database before, closes it after. */
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
