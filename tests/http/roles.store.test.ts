/** Every call with every role: exactly the roles in its row reach its handler. */
import express from 'express'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { type EndpointTable, needsSession } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import { type Role, roles } from '#schema/core/roles'
import { close } from '../../service/http/close.ts'
import type { FindSession, HandlerOf } from '../../service/http/handlers.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { mount } from '../../service/http/mount.ts'
import { problemMiddleware } from '../../service/http/refusal.ts'
import { openLog } from '../../service/runtime/log.ts'
import { startTestService, type TestService } from '../core/service.ts'

const table: EndpointTable = api
const reached: string[] = []
const handlers = Object.fromEntries(
  Object.keys(table).map((name): [string, HandlerOf<EndpointTable[string]>] => [
    name,
    async () => {
      reached.push(name)
      return E.left(conflict('reached', 'The handler was reached.'))
    },
  ]),
)

let running: TestService
let server: Listening

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  const app = express()
  app.use('/api', express.json())
  const find: FindSession = async ({ token }) => {
    const role = roles.find((one) => one === token)
    return (
      role && {
        sessionId: role,
        workspace: 'cafe',
        persona: 'hospitality_ceo',
        expiresAt: '2027-01-01T00:00:00.000Z',
        role,
        position: 2,
      }
    )
  }
  app.use('/api', mount(table, handlers, running.service, find))
  app.use(problemMiddleware(openLog('silent')))
  server = await listen(app, 0)
})
afterAll(async () => {
  await close(server.server)
  await running.stop()
})

/** Status and problem of a call without input. */
const ask = async (name: string, role: Role | undefined) => {
  const { method, path } = table[name] ?? { method: 'GET', path: '' }
  const response = await fetch(`http://127.0.0.1:${server.port}/api${path.replace(/:[A-Za-z]+/g, '1')}`, {
    method,
    headers: role === undefined ? {} : { 'x-session-id': role },
  })
  return { status: response.status, body: await response.text() }
}

it.each(Object.keys(table))('%s is open to its roles only', async (name) => {
  const row = table[name]
  if (row === undefined) throw new Error(`There is no call ${name}.`)
  for (const role of roles) {
    reached.length = 0
    const { status, body } = await ask(name, role)
    const isOpen = row.roles === 'anyone' || row.roles.includes(role)
    expect([role, status === 403, body.includes('urn:jarvin:problem:role')]).toEqual([role, !isOpen, !isOpen])
    if (!isOpen) expect(reached).toEqual([])
  }
  reached.length = 0
  expect([name, (await ask(name, undefined)).status === 401]).toEqual([name, needsSession(row)])
})

it('gives each role what it is for', () => {
  const of = (role: Role) =>
    Object.keys(table).filter((name) => {
      const open = table[name]?.roles
      return open !== undefined && open !== 'anyone' && open.includes(role)
    })
  const changes = (role: Role) => of(role).filter((name) => table[name]?.method !== 'GET')
  expect(of('owner')).toEqual(Object.keys(table).filter((name) => table[name]?.roles !== 'anyone'))
  const ofOnesOwn = [
    ...['addPasskey', 'removePasskey', 'requestNewPasskey', 'makeRecoverySheet'],
    ...['proveByCode', 'proveByPasskey', 'requestProofCode', 'requestProofPasskey'],
    ...[
      'endMySession',
      'endMySessions',
      'endOtherSessions',
      'enterWorkspace',
      'savePersonalProfile',
      'signOut',
    ],
    ...['eraseMyData', 'makeWorkspace', 'unlinkCompanyAccount'],
    ...['saveSearch', 'renameSearch', 'removeSearch', 'saveView', 'renameView', 'removeView', 'watchSubject'],
    'leaveTour',
  ]
  expect(changes('auditor').sort()).toEqual(
    [...ofOnesOwn, 'exportLog', 'exportRecords', 'toggleIdentifiers'].sort(),
  )
  expect(of('adviser')).not.toEqual(expect.arrayContaining(['acceptAdvisory']))
  expect(of('executive')).toEqual(expect.arrayContaining(['acceptAdvisory', 'createConnection', 'exportLog']))
})
