import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { LogExport } from '#schema/decision-log/log-export'
import { exportedParts } from '../../service/decision-log/export/export.stream.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fillHistory } from './fill-history.ts'

const rows = 50_000
/** Allowed growth of the heap in bytes; the whole file is far larger. */
const mostGrowth = 8_000_000

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
  await fillHistory(running.database.ownerUrl, 'cafe', rows)
})
afterAll(() => running.stop())

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const start = async (format: string) => {
  const body = { format }
  const { exportId, count } = decodeJson(
    LogExport,
    await running.call('POST', '/api/audit/exports', { session, body }),
  )
  const response = await fetch(`${running.baseUrl}/api/audit/exports/${exportId}`, {
    headers: { 'x-session-id': session },
  })
  if (response.body === null) throw new Error('There is no file.')
  return { count, pieces: response.body }
}

it('streams a long history in constant memory', async () => {
  const { count, pieces } = await start('csv')
  expect(count).toBeGreaterThanOrEqual(rows)
  let bytes = 0
  let lines = 0
  let before = 0
  let most = 0
  let sampled = 0
  for await (const piece of pieces) {
    bytes += piece.length
    for (const byte of piece) if (byte === 10) lines += 1
    // Once after the start, then every 3 MB.
    if (before === 0 && lines > rows / 10) before = heap()
    else if (before > 0 && bytes - sampled > 3_000_000) {
      sampled = bytes
      most = Math.max(most, heap())
    }
  }
  expect(lines).toBe(count + 1)
  expect(bytes).toBeGreaterThan(2 * mostGrowth)
  expect(most).toBeGreaterThan(0)
  expect(most - before).toBeLessThan(mostGrowth)
})

it('stops reading when nobody consumes the stream', async () => {
  const { service } = running
  const source = { db: service.database.of('cafe'), sealer: service.sealer, workspace: 'cafe' }
  let parts = 0
  const wanted = { query: {}, order: 'newest', until: rows } as const
  for await (const part of exportedParts(source, wanted, () => parts > 2)) parts += part.length > 0 ? 1 : 0
  expect(parts).toBe(3)
})
