/** A file that is under way ends within a second once its person may no longer read it. */
import express from 'express'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { endpoint } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { record } from '#schema/core/record'
import { exporters } from '#schema/core/roles'
import { IsoTime } from '#schema/core/scalars'
import { AccountId } from '#schema/people/people'
import { close } from '../../service/http/close.ts'
import type { FindSession, Handlers } from '../../service/http/handlers.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { mount } from '../../service/http/mount.ts'
import { problemMiddleware } from '../../service/http/refusal.ts'
import { openLog } from '../../service/runtime/log.ts'
import type { SessionInfo } from '../../service/runtime/service.ts'
import { startTestService, type TestService } from '../core/service.ts'

const table = {
  fetchSlowly: endpoint({
    method: 'GET',
    path: '/file',
    roles: exporters,
    summary: 'A file of which a piece comes now and then',
    input: record({}),
    output: record({}),
    slices: ['session'],
    file: ['text/plain'],
  }),
}

const handlers: Handlers<typeof table> = {
  fetchSlowly: async (_input, { download }) => {
    download?.begin({ name: 'slow.txt', type: 'text/plain' })
    for (let piece = 0; piece < 100 && !download?.isOver(); piece++) {
      await download?.write('piece\n')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return E.right({})
  },
}

const timeOf = (text: string) => decodeOrThrow(IsoTime, text, 'A time')
const opened: SessionInfo = {
  sessionId: 'one',
  workspace: 'cafe',
  persona: 'hospitality_ceo',
  expiresAt: '2027-01-01T00:00:00.000Z',
  role: 'auditor',
  accountId: decodeOrThrow(AccountId, '01a1f09a-3380-7000-8000-d741143a4784', 'An account'),
  position: 2,
}
const period = {
  first: 1,
  last: 2,
  from: timeOf('2026-11-01T00:00:00.000Z'),
  before: timeOf('2026-11-02T00:00:00.000Z'),
}

let running: TestService
let server: Listening
let session: SessionInfo | undefined = opened

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  const app = express()
  const find: FindSession = async () => session
  app.use('/api', mount(table, handlers, running.service, find))
  app.use(problemMiddleware(openLog('silent')))
  server = await listen(app, 0)
})
afterAll(async () => {
  await close(server.server)
  await running.stop()
})

const fetchFile = async (meanwhile: SessionInfo | undefined) => {
  session = opened
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/file`, {
    headers: { 'x-session-id': 'one' },
  })
  session = meanwhile
  const isWhole = await answer.text().then(
    (text) => text.length === 600,
    () => false,
  )
  return { isWhole, isSoon: performance.now() - began < 2000 }
}

it('goes on for a person who may read it', async () => {
  expect(await fetchFile(opened)).toEqual({ isWhole: true, isSoon: false })
})

it.each<[string, SessionInfo | undefined]>([
  ['was removed', undefined],
  ['has a role that exports nothing', { ...opened, role: 'adviser' }],
  ['sees another part of the history', { ...opened, sees: period }],
  ['must sign in with a passkey', { ...opened, needsPasskey: true }],
])('ends for a person who %s', async (_what, meanwhile) => {
  expect(await fetchFile(meanwhile)).toEqual({ isWhole: false, isSoon: true })
})
