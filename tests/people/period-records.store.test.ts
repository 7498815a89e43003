/** Attacks of an auditor with a period on imported records, feeds, alerts, the digest, searches, links and the history. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { Browser } from './account-client.ts'
import { outside, type PeriodBusiness, parts, reads, startPeriodBusiness } from './period-business.ts'

let business: PeriodBusiness

beforeAll(async () => {
  business = await startPeriodBusiness()
}, 120_000)
afterAll(() => business.running.stop())

describe('an auditor of a past period', () => {
  let auditor: Browser
  let last = 0
  let first = 0
  beforeAll(async () => {
    auditor = await business.invite('ann@example.com', { from: '2026-11-22', to: '2026-11-22' })
    const rows: { position: number }[] = JSON.parse((await auditor.call('GET', '/api/audit')).text)
    ;[last, first] = [rows[0]?.position ?? 0, rows.at(-1)?.position ?? 0]
    expect(last).toBeLessThan(await business.head())
    expect(first).toBeGreaterThan(5)
  })

  it('is told no word, amount, position or time from outside by any read', async () => {
    const seen: string[] = []
    const moments: readonly Record<string, string>[] = [{}, { 'x-as-of': String(first) }, { 'x-as-of': '3' }]
    for (const path of reads(business.ids))
      for (const headers of moments) {
        const { text, status, headers: sent } = await auditor.call('GET', `/api${path}`, undefined, headers)
        // What was searched for is said again.
        const said = path.includes('q=') ? text.replace(/"q":"[^"]*"/g, '') : text
        expect([path, headers, said]).toEqual([path, headers, expect.not.stringMatching(outside)])
        expect([path, headers, status < 500]).toEqual([path, headers, true])
        expect([path, Number(sent.get('x-position') ?? 0) <= last]).toEqual([path, true])
        if (text.includes('Inglewood')) seen.push(path.replace(/[/?].*/, '') + path.split('?')[0])
      }
    // It is not empty either.
    for (const path of [
      '/imports',
      '/shares',
      '/notes',
      '/decisions',
      '/sources',
      '/briefs/latest',
      '/records/rows',
    ])
      expect([path, seen.some((one) => one.endsWith(path))]).toEqual([path, true])
  }, 240_000)

  it('sees the rows of a day that was recorded in the period, and of no other day', async () => {
    const states = async (day: string) => {
      const { text } = await auditor.call('GET', `/api/records/rows?kind=sales&day=${day}`)
      const { count, state, rows } = decodeOrThrow(api.listDayRows.output, JSON.parse(text), 'Rows')
      return [count, state, rows.length]
    }
    expect(await states('2026-08-03')).toEqual([0, 'none', 0])
    expect(await states('2026-09-03')).toEqual([1, 'kept', 1])
    expect(await states('2026-10-03')).toEqual([0, 'none', 0])
  })

  it('counts and exports the records of the period alone', async () => {
    for (const range of [
      {},
      { from: '2026-08-01' },
      { to: '2026-12-31' },
      { from: '2026-10-01', to: '2026-10-31' },
    ]) {
      const made = await auditor.call('POST', '/api/records/exports', {
        kind: 'sales',
        format: 'csv',
        ...range,
      })
      const { rows, exportId } = JSON.parse(made.text)
      expect([range, rows]).toEqual([
        range,
        'from' in range && range.from === '2026-10-01' ? 0 : parts.inside.rows,
      ])
      const cookie = [...auditor.cookies()].map(([key, value]) => `${key}=${value}`).join('; ')
      const file = await fetch(`${business.running.baseUrl}/api/records/exports/${exportId}`, {
        headers: { 'x-session-id': auditor.session(), cookie },
      })
      expect([range, file.status, await file.text()]).toEqual([
        range,
        200,
        expect.not.stringMatching(outside),
      ])
    }
  })

  // Last, since so many calls take longer than a sign-in proves who is there.
  it('is told no moment outside of it by any read', async () => {
    const [from, before] = ['2026-11-21T14:00:00.000Z', '2026-11-22T14:00:00.000Z']
    // Their own sessions and data, and a signature made while they read.
    const ofReading = ['/my-sessions', '/my-data', '/audit/checkpoint']
    // The end of the link of the period, which is on record in it.
    const planned = '2027-03-01T14:00:00.000Z'
    let seen = 0
    for (const path of reads(business.ids)) {
      if (ofReading.includes(path)) continue
      const { text, status } = await auditor.call('GET', `/api${path}`)
      if (status !== 200) continue
      const times = [...text.matchAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)].map(([time]) => time)
      const outsideOf = times.filter((time) => (time < from || time >= before) && time !== planned)
      expect([path, outsideOf]).toEqual([path, []])
      seen += times.length
    }
    expect(seen).toBeGreaterThan(20)
    const asked = await auditor.call('GET', '/api/history/moment?at=2026-11-20T00:00:00.000Z')
    expect([asked.status, asked.json]).toMatchObject([200, { moment: { position: first } }])
  }, 240_000)
})
