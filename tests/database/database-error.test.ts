/** The answer to a database failure depends on its error code, whoever throws it. */
import express from 'express'
import { expect, it } from 'vitest'
import { failsAll } from '../../service/database/database-error.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { problemMiddleware } from '../../service/http/refusal.ts'
import { openLog } from '../../service/runtime/log.ts'

const answerTo = async (error: Error, method = 'GET') => {
  const app = express()
  app.use(() => {
    throw error
  })
  app.use(problemMiddleware(openLog('silent')))
  const { server, port } = await listen(app, 0)
  const response = await fetch(`http://127.0.0.1:${port}/`, { method })
  const body = await response.json()
  await close(server)
  return { status: response.status, wait: response.headers.get('retry-after'), body }
}

const coded = (code: string) => Object.assign(new Error(`refused with ${code}`), { code })

it.each(['53100', 'ENOSPC', 'EDQUOT'])('answers 507 when the disk is full (%s)', async (code) => {
  const { status, body } = await answerTo(coded(code), 'POST')
  expect([status, body.type]).toEqual([507, 'urn:jarvin:problem:full'])
  expect(body.detail).toContain('disk that holds the records is full')
  expect(body.detail).toContain('nothing was recorded')
  const read = await answerTo(coded(code))
  expect(read.status).toBe(507)
  expect(read.body.detail).toContain('disk that holds the records is full')
  expect(read.body.detail).not.toMatch(/recorded|can still be read/)
  expect(failsAll(coded(code))).toBe(true)
})

it.each([
  ...['53300', '57P01', '57P02', '57P03', '08006', '08001', '3D000', '28P01', '25P03', '25006'].map(coded),
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'EAI_AGAIN'].map(coded),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('timeout expired'),
])('answers 503 with Retry-After when the database is down: %s', async (error) => {
  const { status, wait, body } = await answerTo(error)
  expect([status, wait, body.type]).toEqual([503, '2', 'urn:jarvin:problem:unavailable'])
  expect(failsAll(error)).toBe(true)
})

it.each(['55P03', '57014', '40001', '40P01', '53200', '53400'])(
  'answers 503 when the database is too busy (%s)',
  async (code) => {
    const { status, wait, body } = await answerTo(coded(code))
    expect([status, wait, body.type]).toEqual([503, '2', 'urn:jarvin:problem:busy'])
  },
)

it.each(['23505', '22P02', '42601', 'ERR_OTHER'])('leaves our own errors alone (%s)', async (code) => {
  expect((await answerTo(coded(code))).status).toBe(500)
  expect(failsAll(coded(code))).toBe(false)
})
