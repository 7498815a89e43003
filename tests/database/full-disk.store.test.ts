/** A disk without room for changes: reads go on, and so does the service once there is room again. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../service/database/embedded/embedded-postgres.ts'
import { startTestService } from '../core/service.ts'
import { ask, makeScratch, type Scratch, serverPid } from './embedded-scratch.ts'

let scratch: Scratch
let undo: (() => Promise<unknown>)[]

beforeEach(() => {
  scratch = makeScratch()
  undo = []
})

afterEach(async () => {
  for (const stop of undo) await stop()
  await scratch.remove()
})

it('changes are refused with a sentence before the database writes anything; reads and sign-in checks go on', async () => {
  let hasSpace = true
  const running = await startTestService(inject('ownerUrl'), { hasSpace: () => hasSpace })
  undo.push(running.stop)
  const session = await running.signIn()
  const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const head = async () => (await running.call('GET', '/api/audit/count', { session })).json
  const before = await head()
  hasSpace = false
  const refused = await toggle()
  expect([refused.status, refused.json]).toEqual([
    507,
    expect.objectContaining({
      detail:
        'The disk that holds the records is full, so nothing was recorded. Everything in the present can still be read. The operator of this service needs to free up space.',
    }),
  ])
  expect((await running.call('POST', '/api/login/demo', { body: {} })).status).toBe(507)
  // Background work records nothing either.
  await expect(running.service.database.connectWriter('cafe')).rejects.toMatchObject({ code: '53100' })
  expect(await head()).toEqual(before)
  expect((await running.call('GET', '/api/me', { session })).status).toBe(200)
  hasSpace = true
  expect((await toggle()).status).toBe(200)
})

it('a server that ended for want of space is started again at its address once there is space', async () => {
  const dataDir = join(scratch.home, 'data')
  let hasSpace = true
  const lines: string[] = []
  const onGone = vi.fn()
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (line) => void lines.push(line),
    onGone,
    space: { hasSpace: () => hasSpace, wasShort: () => !hasSpace },
  })
  undo.push(server.stop)
  await ask(server.ownerUrl, "create table note as select 'kept' as text")
  hasSpace = false
  const pid = serverPid(dataDir)
  process.kill(pid, 'SIGKILL')
  await pause(2500)
  expect([serverPid(dataDir), onGone.mock.calls]).toEqual([pid, []])
  hasSpace = true
  await vi.waitFor(
    async () => expect(await ask(server.ownerUrl, 'select text from note')).toBe('kept'),
    20_000,
  )
  expect(lines.filter((line) => line.includes('was full'))).toHaveLength(1)
  expect(onGone).not.toHaveBeenCalled()
  // It is locked again, and its next end is reported.
  await pause(1200)
  await expect(scratch.start(dataDir)).rejects.toThrow('already running')
  process.kill(serverPid(dataDir), 'SIGKILL')
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(1), 10_000)
})
