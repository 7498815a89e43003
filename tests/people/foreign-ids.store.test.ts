/**
 * Every call that names a record, with every role and ids from another workspace: the answer is as if there were no such
 * record.
 */

import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
import { type Role, roles } from '#schema/core/roles'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { root } from '../core/execute.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { addPasskey, openAuthenticator, passkeyOrigin } from '../session/authenticator.ts'
import { type Browser, join, keptMail, setUpBakery, signInByCode } from './account-client.ts'

let running: TestService
const byRole = new Map<Role, Browser>()
/** Ids in the histories of other workspaces, by field name. */
const foreign = new Map<string, readonly string[]>()

/**
 * A position is a number in one's own log; in these workspaces letters have no events, replies none before they end, alerts
 * none before somebody acts on one, and nobody saved a search or a view.
 */
const unfindable = new Set(['position', 'answersId', 'letterId', 'replyId', 'alertId', 'searchId', 'viewId'])

const named = Object.entries<Endpoint>(api).filter(([, row]) => row.path.includes(':') && needsSession(row))
const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The recorded body of a call, so that it reaches its handler. */
const bodyOf = (name: string): unknown => {
  for (const slice of readdirSync(joinPath(root, 'fixtures'), { withFileTypes: true })) {
    if (!slice.isDirectory()) continue
    const files = readdirSync(joinPath(root, 'fixtures', slice.name))
    const file = [`${name}.json`, ...files].find(
      (one) => files.includes(one) && one.startsWith(`${name}.`) && !one.includes('invalid'),
    )
    if (file)
      return JSON.parse(readFileSync(joinPath(root, 'fixtures', slice.name, file), 'utf8')).request.body
  }
  return {}
}

const heads = async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  const { rows } = await owner.query(
    `select workspace, position from workspace_head where workspace in ('cafe', 'realestate', 'consulting') order by 1`,
  )
  await owner.end()
  return rows
}

beforeAll(async () => {
  const { lines, mailer } = keptMail()
  running = await startTestService(inject('ownerUrl'), { mailer, sources: systemSources })
  const owner = await setUpBakery(running)
  byRole.set('owner', owner)
  for (const role of roles)
    if (role !== 'owner') {
      const email = `${role}@example.com`
      await join(running, owner, { email, role, ...(role === 'auditor' ? { until: '2099-12-31' } : {}) })
      byRole.set(role, await signInByCode(running, lines, email))
    }
  const session = await running.signIn('cafe')
  const post = (path: string, body: unknown, headers = {}) =>
    running.call('POST', path, { session, body, headers })
  await post('/api/audit/exports', { format: 'csv' })
  await post('/api/notes', bodyOf('writeNote'))
  await post('/api/chat/send', bodyOf('sendMessage'))
  const decision = await post('/api/decisions', { title: 'Open earlier' })
  const itemId = decodeJson(api.recordDecision.output, decision).id
  await post('/api/shares', {
    kind: 'decision',
    itemId,
    until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  })
  await running.call('POST', '/api/imports', {
    session,
    raw: 'Date,Total ex GST\n2026-11-02,12.50\n2026-11-03,13.50\n',
    headers: { 'content-type': 'text/csv', 'x-file-name': 'till.csv' },
  })
  // Another person's business, with an invitation, a passkey and sessions.
  await join(running, owner, { email: 'other@example.com', role: 'adviser' })
  const other = await signInByCode(running, lines, 'other@example.com')
  await addPasskey(other, openAuthenticator(passkeyOrigin))
  const made = await other.call('POST', '/api/workspaces', {
    ...{ name: 'Other', trade: 'retail', suburb: 'Yass', state: 'NSW' },
    ...{ timeZone: 'Australia/Sydney', currency: 'AUD', fiscalYearStart: '07-01' },
  })
  const { id } = JSON.parse(made.text)
  other.adopt(await other.call('POST', `/api/workspaces/${id}/enter`))
  await join(running, other, { email: 'x@example.com', role: 'adviser' })
  await other.call('POST', '/api/people/invitations', { email: 'y@example.com', role: 'adviser' })
  const bakery = JSON.parse((await owner.call('GET', '/api/me')).text).workspace
  const database = await connectOwner(running.database.ownerUrl)
  const { rows } = await database.query<{ name: string; ids: string[] }>(
    `select name, (array_agg(distinct value))[1:3] as ids from (
      select key as name, value from events, json_each_text(data) where workspace <> $1
      union select 'importId', id from import_draft where workspace <> $1
      union select 'workspace', workspace from events where workspace <> $1) found
    where value is not null and value <> $1 and value not in (
      select value from events, json_each_text(data) where workspace = $1 and value is not null) group by name`,
    [bakery],
  )
  await database.end()
  for (const { name, ids } of rows) foreign.set(name, ids)
  // A position is a number in one's own log, and letters have no events in these workspaces.
  const missing = named
    .flatMap(([, row]) => paramsOf(row.path))
    .filter((param) => !foreign.has(param) && !unfindable.has(param))
  expect(missing).toEqual([])
}, 60_000)
afterAll(() => running.stop())

it.each(named)(
  '%s answers an id of another workspace as one that does not exist',
  async (name, row) => {
    const [param = ''] = paramsOf(row.path)
    if (param === 'position') return
    const body = row.method === 'GET' || row.method === 'DELETE' ? undefined : bodyOf(name)
    const before = await heads()
    for (const role of roles) {
      const ask = async (id: string) => {
        const path = `/api${row.path.replace(/:\w+/, id).replace(/:\w+/, randomUUID())}`
        const { status, text } = await (byRole.get(role)?.call(row.method, path, body) ?? Promise.reject())
        const json = JSON.parse(text || '{}')
        return { status, ...json, instance: '' }
      }
      const unknown = await ask('01a1f09a-3380-7000-8000-d741143a4784')
      expect([role, unknown.status]).toEqual([role, row.roles.includes(role) ? 404 : 403])
      for (const id of foreign.get(param) ?? [])
        expect([role, id, await ask(id)]).toEqual([role, id, unknown])
    }
    expect(await heads()).toEqual(before)
  },
  30_000,
)
