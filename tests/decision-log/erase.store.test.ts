import { appendFile, readFile, writeFile } from 'node:fs/promises'
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { erasureText } from '#schema/core/erasure'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { noteKeyOf, openCheckpoint, openNote, originOf } from '#schema/proof/note'
import { type EraseTools, eraseSubject, reapplyErasures } from '../../service/decision-log/erasing/erase.ts'
import { readErasures } from '../../service/sealing/erasure-list.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { openEraseTools, signTestNote, tablesThatHold, testKey } from './erase-tools.ts'

let running: TestService
let session: string
let tools: Awaited<ReturnType<typeof openEraseTools>>

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  tools = await openEraseTools(running.database.ownerUrl, running.service)
})
afterAll(async () => {
  await tools.close()
  await running.stop()
})

const person = {
  role: 'Owner',
  firstName: 'Ottoline',
  lastName: 'Quenneville',
  email: 'otto@quenneville.example',
}

const savePerson = (key: string) =>
  running.call('POST', '/api/my-profile', { session, body: person, headers: { 'idempotency-key': key } })

const profile = async () => (await running.call('GET', '/api/my-profile', { session })).json

const rowsOf = async (sql: string, ...values: unknown[]): Promise<readonly Record<string, unknown>[]> =>
  (await tools.owner.query<Record<string, unknown>>(sql, values)).rows

const keyOf = async (subject: string): Promise<Buffer | undefined> => {
  const { rows } = await tools.owner.query<{ key: Buffer }>(
    `select key from subject_key where workspace = 'cafe' and subject = $1`,
    [subject],
  )
  return rows[0]?.key
}

const newest = async () => {
  return decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))[0]
}

const erasePerson = (by: EraseTools = tools) =>
  eraseSubject(by, 'cafe', 'person-current', signTestNote, 'asked for by the person')

it('leaves no byte of a person in any table, and the whole history intact', async () => {
  expect((await savePerson('save-once')).status).toBe(200)
  await rowsOf('analyze')
  const key = await keyOf('person-current')
  expect(await profile()).toMatchObject(person)
  expect(await tablesThatHold(tools.owner, key?.toString('hex') ?? '')).toEqual(['public.subject_key'])
  const [file] = await rowsOf(`select pg_relation_filepath('subject_key') as path`)

  expect(await erasePerson()).toMatchObject({ kind: 'erased', erasure: { subject: 'person-current' } })

  expect(await profile()).toMatchObject({ role: '' })
  for (const trace of [...Object.values(person).slice(1), key?.toString('hex') ?? ''])
    expect(await tablesThatHold(tools.owner, trace), trace).toEqual([])
  // The table was rewritten: its old file, which may still contain deleted rows, is gone.
  expect(await rowsOf(`select pg_relation_filepath('subject_key') as path`)).not.toEqual([file])
  expect(await rowsOf(`select 1 from idempotency where workspace = 'cafe' and is_sealed`)).toEqual([])
  expect(await chainFaults(tools.owner, 'cafe')).toEqual([])
})

it('records a signed tombstone, and adds it to the list', async () => {
  const [listed] = await readErasures(tools.list)
  expect(listed?.workspace).toBe('cafe')
  const entry = await newest()
  expect(entry).toMatchObject({ type: 'SubjectErased', title: 'Personal data erased', verified: true })
  expect(entry?.data).toEqual(listed?.erasure)
  const key = noteKeyOf(originOf('cafe'), testKey.publicKey)
  const text = listed && erasureText('cafe', listed.erasure)
  expect(text).toContain(`\ncafe\nperson-current\n${listed?.erasure.keyHash}\n`)
  expect(openNote(listed?.erasure.note ?? '', key)).toBe(text)
  // It cannot be mistaken for a checkpoint: the signed text names its kind.
  expect(openCheckpoint(listed?.erasure.note ?? '', key)).toBeUndefined()
})

it('reports a repeated erasure, and records nothing', async () => {
  const before = await newest()
  const list = await readFile(tools.list, 'utf8')
  expect(await erasePerson()).toEqual({ kind: 'before', erasedAt: before?.createdAt })
  expect(await newest()).toEqual(before)
  expect(await readFile(tools.list, 'utf8')).toBe(list)
})

it('reports an unknown subject', async () => {
  expect(await eraseSubject(tools, 'cafe', 'person-else', signTestNote)).toEqual({ kind: 'unknown' })
})

it('lets the same person start afresh, and keeps the new data', async () => {
  expect((await savePerson('save-again')).status).toBe(200)
  expect(await profile()).toMatchObject(person)
  expect(await reapplyErasures(tools)).toEqual([])
  expect(await profile()).toMatchObject(person)
})

it('finishes at the next start an erasure that was interrupted after it was listed', async () => {
  const failing: EraseTools = {
    ...tools,
    store: { ...tools.store, append: () => Promise.reject(new Error('the lights went out')) },
  }
  tools.store.folded.clear()
  await expect(erasePerson(failing)).rejects.toThrow('the lights went out')
  expect(await profile()).toMatchObject(person)
  // A half-written last line is ignored.
  await appendFile(tools.list, '{"workspace":"ca')
  expect((await reapplyErasures(tools)).map(({ erasure }) => erasure.subject)).toEqual(['person-current'])
  expect(await profile()).toMatchObject({ role: '' })
  expect((await newest())?.type).toBe('SubjectErased')
  expect(await chainFaults(tools.owner, 'cafe')).toEqual([])
  expect(await reapplyErasures(tools)).toEqual([])
})

it('appends to a list with a torn last line, and refuses to continue with a corrupted one', async () => {
  const device = (await rowsOf(`select subject from subject_key where subject like 'session-%' limit 1`))[0]
    ?.subject
  await eraseSubject(tools, 'cafe', String(device), signTestNote)
  expect((await readErasures(tools.list)).map(({ erasure }) => erasure.subject)).toEqual([
    'person-current',
    'person-current',
    device,
  ])
  await writeFile(tools.list, `not an erasure\n${await readFile(tools.list, 'utf8')}`)
  await expect(reapplyErasures(tools)).rejects.toThrow('Line 1')
})
