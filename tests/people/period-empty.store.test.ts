/** Auditors whose period has not begun, or in which nothing was recorded: they are told nothing of what others do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PeriodBusiness, reads, startPeriodBusiness } from './period-business.ts'

let business: PeriodBusiness

beforeAll(async () => {
  business = await startPeriodBusiness()
}, 120_000)
afterAll(() => business.running.stop())

describe.each([
  ['that has not begun', { from: '2027-01-04', to: '2027-01-31' }],
  ['in which nothing was recorded', { from: '2026-11-21', to: '2026-11-21' }],
])('an auditor of a period %s', (name, period) => {
  it('is told no position, time or count of what was recorded', async () => {
    const auditor = await business.invite(`auditor${period.to}@example.com`, period)
    const positions = new Set<string>()
    for (const round of [1, 2]) {
      for (const path of reads(business.ids)) {
        const { text, status, headers } = await auditor.call('GET', `/api${path}`)
        expect([path, text]).toEqual([
          path,
          expect.not.stringMatching(/Quandary|Zillmere|Inglewood|7,?131|3,?313|9,?797/),
        ])
        expect([path, status < 500]).toEqual([path, true])
        positions.add(headers.get('x-position') ?? 'none')
      }
      const moment = await auditor.call('GET', '/api/history/moment')
      expect([round, moment.status, moment.text]).toEqual([
        round,
        400,
        expect.not.stringMatching(/recordedAt|position":/),
      ])
      const compared = await auditor.call('GET', '/api/history/changes?from=2&to=3')
      expect([round, compared.status, compared.text]).toEqual([
        round,
        400,
        expect.not.stringMatching(/\d\d+ to/),
      ])
      await business.record('More rent')
    }
    expect((await auditor.call('GET', '/api/me')).status).toBe(200)
    // It does not grow with what others do.
    expect([name, [...positions].filter((one) => one !== 'none')]).toEqual([name, [expect.any(String)]])
  }, 240_000)

  it('is told nothing by a stream', async () => {
    const auditor = await business.signIn(`auditor${period.to}@example.com`)
    const cookie = [...auditor.cookies()].map(([key, value]) => `${key}=${value}`).join('; ')
    const leaving = new AbortController()
    const response = await fetch(`${business.running.baseUrl}/api/changes`, {
      headers: {
        'x-session-id': auditor.session(),
        cookie,
        accept: 'text/event-stream',
        'last-event-id': '1',
      },
      signal: leaving.signal,
    })
    let told = ''
    const reading = (async () => {
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) told += part
    })().catch(() => undefined)
    await business.record('Even more rent')
    await new Promise((resolve) => setTimeout(resolve, 500))
    leaving.abort()
    await reading
    const shown = Number((await auditor.call('GET', '/api/me')).headers.get('x-position'))
    const ids = [...told.matchAll(/^id: ?(\d+)/gm)].map(([, id]) => Number(id))
    expect([name, ids.every((id) => id <= shown), told.includes('"brief"')]).toEqual([name, true, false])
    expect(shown).toBeLessThan((await business.head()) - 3)
  })
})
