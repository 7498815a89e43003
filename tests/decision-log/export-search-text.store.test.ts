/** Search words of an export may be a person's name, so they are sealed and can be erased. */

import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { LogExport } from '#schema/decision-log/log-export'
import { eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { exportDecider, exportStreamId } from '../../service/decision-log/export/export.decider.ts'
import { searchTextSubject } from '../../service/decision-log/export/export.search-text.ts'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'
import { subjectsContaining } from '../../service/sealing/subjects.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { openEraseTools, signTestNote, tablesThatHold } from './erase-tools.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const exported = async (body: object, key?: string) =>
  decodeJson(
    LogExport,
    await running.call('POST', '/api/audit/exports', {
      session,
      body: { format: 'json', ...body },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    }),
  )
const download = ({ exportId }: LogExport) =>
  running.call('GET', `/api/audit/exports/${exportId}`, { session })
const positions = (answer: Parameters<typeof decodeJson>[1]) =>
  decodeJson(t.array(AuditEntry), answer).map(({ position }) => position)
const found = (q: string) => running.call('GET', `/api/audit?q=${encodeURIComponent(q)}`, { session })
const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })

it('exports the matching events, and stores the words nowhere in clear', async () => {
  const tools = await openEraseTools(running.database.ownerUrl, running.service)
  const meant = positions(await found('roster'))
  const made = await exported({ q: 'roster', kinds: 'memo,advisory,brief' })
  expect(made.query).toEqual({ q: 'roster', kinds: 'memo,advisory,brief' })
  expect(made.count).toBeGreaterThan(0)
  const given = positions(await download(made))
  expect(given).toHaveLength(made.count)
  expect(meant).toEqual(expect.arrayContaining(given.slice(0, 3)))

  const name = 'Quillfeather'
  const asked = await exported({ q: name }, 'the-key-of-this-export')
  expect(await exported({ q: name }, 'the-key-of-this-export')).toEqual(asked)
  expect(await tablesThatHold(tools.owner, name)).toEqual([])
  expect(running.logged()).not.toContain(name)
  // The words do not match the export's own event either.
  expect(positions(await found(name))).toEqual([])
  await tools.close()
})

it('shows the words only to users who may see identifiers', async () => {
  const made = await exported({ q: '0455 123 987' })
  const newest = async () => {
    const [entry] = decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))
    return Object(entry?.data).words
  }
  expect(await newest()).toBe('Hidden')
  await toggle()
  const entry = await running.call('GET', `/api/audit/entries/${made.until + 1}`, { session })
  expect(entry.text).toContain('"words":"0455 123 987"')
  await toggle()
})

it('erases the words and the file, and keeps the record', async () => {
  const tools = await openEraseTools(running.database.ownerUrl, running.service)
  const made = await exported({ q: '455123987' })
  const holding = await subjectsContaining(tools.owner, testKeyring, '455123987')
  expect([...holding]).toEqual([`cafe/${searchTextSubject(made.exportId)}`])
  await eraseSubject(tools, 'cafe', searchTextSubject(made.exportId), signTestNote)
  await tools.close()
  expectProblem(await download(made), 404, 'exportId')
  const entry = await running.call('GET', `/api/audit/entries/${made.until + 1}`, { session })
  expect(entry.text).toContain('"verified":true')
})

it('still serves an older export that has its words in clear', async () => {
  const { fileName: _, createdAt, ...recorded } = await exported({ kinds: 'memo' })
  const data = { ...recorded, exportId: 'of-old', query: { q: 'roster' } }
  await running.service.store.append('cafe', {
    stream: `${exportDecider.slice}-${exportStreamId('of-old')}`,
    expectedVersion: 0,
    events: [decodeEvent('LogExported', data)],
    metadata: {
      actor: 'session:x',
      persona: null,
      recordedAt: createdAt,
      correlationId: null,
      causationId: null,
    },
  })
  const answer = await running.call('GET', '/api/audit/exports/of-old', { session })
  expect([answer.status, positions(answer).length > 0]).toEqual([200, true])
  expect(answer.text.toLowerCase()).toContain('roster')
})
