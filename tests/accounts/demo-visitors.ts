/** A service with few and small copies of the demo businesses, and visitors to it. */

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMilliseconds } from 'date-fns'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { SignIn } from '#schema/session/session'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import { keyFaults } from '../../service/sealing/verify-keys.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { expiring, projections } from '../../service/slices.ts'
import {
  decodeJson,
  freshAddress,
  startTestService,
  type TestService,
  testCheckpointKey,
} from '../core/service.ts'
import { fixedMoment, fixedSources, testKeyring } from '../core/sources.ts'

export let running: TestService
export let owner: Client
export let notes: string
/** Milliseconds that have passed: the clock stands, so that the shared sample and the copies are of one moment. */
let later = 0
export const wait = (ms: number): void => {
  later += ms
}

export const dayMs = 86_400_000
export const businessType = 'consulting'

/** Starts the service before the tests of a file, and stops it after them. */
export const serveDemos = (): void => {
  beforeAll(async () => {
    // Test files of one process share this module.
    later = 0
    notes = await mkdtemp(join(tmpdir(), 'jarvin-test-notes-'))
    running = await startTestService(inject('ownerUrl'), {
      sources: { ...fixedSources(), now: () => addMilliseconds(fixedMoment, later) },
      keptNotes: openKeptNotes(notes),
      demos: { maxCopies: 25, maxBytes: 1_400_000 },
    })
    owner = await connectOwner(running.database.ownerUrl)
  })

  afterAll(async () => {
    await owner.end()
    await running.stop()
    await rm(notes, { recursive: true })
  })
}

export const signIn = (visitorId: string) =>
  running.call('POST', '/api/login/demo', {
    body: { businessType, visitorId },
    headers: { 'x-forwarded-for': freshAddress() },
  })

/** Signs in; returns the session and its workspace. */
export const enter = async (visitorId: string = randomUUID()) => {
  const session = decodeJson(SignIn, await signIn(visitorId)).sessionId
  const { rows } = await owner.query<{ workspace: string }>(
    `select workspace from session where token_hash = encode(sha256($1), 'hex')`,
    [session],
  )
  return { session, copy: rows[0]?.workspace ?? '' }
}

export const list = async (text = 'select copy from demo_copy where dropping is null order by copy') =>
  (await owner.query<{ copy: string }>(text)).rows.map(({ copy }) => copy)

/** Every table with a workspace, with the number of rows of one. */
export const rowsOf = async (workspace: string): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await owner.query(`select count(*)::int as count from ${name} where workspace = $1`, [
      workspace,
    ])
    if (found.rows[0].count > 0) counts[name] = found.rows[0].count
  }
  return counts
}

export const idForm = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

/** Every id in any row of a workspace. */
export const idsOf = async (workspace: string): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>()
  for (const name of Object.keys(await rowsOf(workspace))) {
    const { rows } = await owner.query(
      `select to_jsonb(t)::text as text from ${name} t where workspace = $1`,
      [workspace],
    )
    for (const { text } of rows) for (const [id] of text.matchAll(idForm)) ids.add(id)
  }
  return ids
}

const check = async (workspace: string) => {
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  const kept = await openKeptNotes(notes).read(workspace, key)
  const history = await verifyHistoryAndEvidence(owner, workspace, { key, kept })
  const tables = await verifyTables(owner, workspace, projections, expiring, running.service.now())
  return { history, tables, keys: await keyFaults(owner, workspace, testKeyring) }
}

export const isIntact = async (workspace: string): Promise<number> => {
  const { history, tables, keys } = await check(workspace)
  expect([history.damage, history.evidence, tables.faults, tables.unreadable, keys]).toEqual([
    undefined,
    [],
    [],
    [],
    [],
  ])
  return history.signed
}
