/** From invoices that name clients to one advisory about the largest, and back. */
import * as t from 'io-ts'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { Me } from '#schema/session/session'
import { raiseFindings } from '../../service/advisory/advisory.findings.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'

let running: TestService
let owner: Browser
let workspace: string
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), {
    seed: 'none',
    sources: { ...fixedSources(), now: () => new Date('2026-11-30T07:00:00+11:00') },
  })
  owner = await setUpBakery(running, {
    name: 'Petrov Advisory',
    trade: 'consulting',
    suburb: 'Carlton',
    state: 'VIC',
    timeZone: 'Australia/Melbourne',
    currency: 'AUD',
    fiscalYearStart: '07-01',
  })
  workspace = decodeOrThrow(Me, (await owner.call('GET', '/api/me')).json, 'The owner').workspace
})
afterEach(() => running.stop())

const dayOf = (at: number): string => new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10)
const clients = ['Tern', 'Marlo Dairy', 'tern ', 'Alba']

/** Two invoices a week for 26 weeks; every second one is for Tern, which pays more. */
const invoices = (client = (at: number) => clients[at % 4] ?? '') =>
  lines(
    'Invoice number,Invoice date,Client,Subtotal,GST,Total',
    ...Array.from({ length: 52 }, (_, at) => {
      const net = at % 2 === 0 ? 5000 : 3000
      return `INV-${at},${dayOf(7 * Math.floor(at / 2) + 1 + 2 * (at % 2))},${client(at)},${net}.00,${net / 10}.00,${(net * 1.1).toFixed(2)}`
    }),
  )
const advisories = async () => decodeJson(t.array(Advisory), await owner.call('GET', '/api/nudges'))
const look = () => raiseFindings(running.service, workspace)

it('raises one advisory without a name, and withdraws it with its file', async () => {
  const files = openFileClient(running, owner)
  const imported = await files.imported(invoices(), 'invoices.csv')
  expect(await look()).toBe(1)
  expect(await look()).toBe(0)
  const [advisory] = await advisories()
  expect(advisory).toMatchObject({ status: 'new', finding: { measure: 'client-share', way: 'up' } })
  expect(advisory?.message).toContain('62.5% of what you billed')
  expect(JSON.stringify(advisory)).not.toMatch(/tern/i)
  const { rows } = await running.service.database.withReader(workspace, (client) =>
    client.query('select data::text from events where workspace = $1', [workspace]),
  )
  expect(JSON.stringify(rows)).not.toMatch(/tern\b|marlo/i)
  await files.undo(imported)
  await look()
  expect(await advisories()).toEqual([])
})

it('raises none where no client stands out', async () => {
  const names = ['Tern', 'Marlo Dairy', 'Alba', 'Quill', 'Reef']
  await openFileClient(running, owner).imported(
    invoices((at) => names[at % 5] ?? ''),
    'invoices.csv',
  )
  expect(await look()).toBe(0)
  expect(await advisories()).toEqual([])
})
