/**
 * Whatever an owner of a business sends: `fuzz.store.test.ts` calls as a visitor of a demo, whose calls about people are
 * refused before their handlers. Dates and times are those at which arithmetic ends.
 */
import fc from 'fast-check'
import type * as t from 'io-ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, needsSession, parameterNames } from '#schema/core/endpoint'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import { systemSources } from '../../service/runtime/open-service.ts'
import { arbitraryInput, kindOf } from '../core/codec-values.ts'
import { type Bakery, startBakery } from './account-service.ts'

let bakery: Bakery
beforeAll(async () => {
  // Its clock does not run ahead, so that the proof of the sign-in stays fresh.
  bakery = await startBakery({ sources: systemSources })
})
afterAll(() => bakery.running.stop())

const days = [
  '0001-01-01',
  '0099-12-31',
  '1989-12-31',
  '1990-01-01',
  '2026-11-20',
  '2100-12-31',
  '9999-12-31',
]
const times = ['0000-01-01T00:00:00.000Z', '1990-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']

/** The value with the nth of these edges in place of every date and time. */
const atEdge = (codec: t.Mixed, value: unknown, n: number): unknown => {
  const found = kindOf(codec)
  if (codec === IsoDate) return days[n % days.length]
  if (codec === IsoTime) return times[n % times.length]
  if (found.kind === 'list' && Array.isArray(value)) return value.map((one) => atEdge(found.inner, one, n))
  if (found.kind !== 'record') return value
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, field]) => {
      const inner = found.shape.properties[name]
      return [name, inner ? atEdge(inner, field, n) : field]
    }),
  )
}

const addressOf = (row: Endpoint, fields: Record<string, unknown>): string => {
  const path = row.path.replace(/:([A-Za-z]+)/g, (_, name) => encodeURIComponent(String(fields[name])))
  const inPath = parameterNames(row.path)
  const query = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  return row.method === 'GET'
    ? `/api${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`
    : `/api${path}`
}

/** They end the session, or the business, or never end. */
const others = new Set([
  ...['signOut', 'endMySessions', 'eraseMyData', 'resetDemo', 'enterWorkspace', 'followChanges'],
  'signOutPeople',
])

const rows = Object.entries<Endpoint>(api).filter(([name, row]) => needsSession(row) && !others.has(name))

it.each(rows)('%s never fails in a business, whatever its owner sends', async (_name, row) => {
  let turn = 0
  await fc.assert(
    fc.asyncProperty(arbitraryInput(row.input, true), async (sent) => {
      turn += 1
      const fields: Record<string, unknown> = Object(atEdge(row.input, sent, turn))
      fc.pre(!parameterNames(row.path).some((name) => ['', '.', '..'].includes(String(fields[name]))))
      const address = addressOf(row, fields)
      fc.pre(address.length < 12_000)
      const { status, text } = await bakery.owner.call(
        row.method,
        address,
        row.method === 'GET' ? undefined : fields,
      )
      expect(
        status,
        `${address} ${JSON.stringify(fields)} ${text}\n${bakery.running.logged().slice(-1500)}`,
      ).toBeLessThan(500)
      expect([401, 403]).not.toContain(status)
    }),
    { numRuns: days.length, endOnFailure: true },
  )
})
