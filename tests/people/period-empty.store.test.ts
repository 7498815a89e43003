/** Auditors whose period has not begun, or in which nothing was recorded: they are told nothing of what others do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow } from '../change-feed/follow.ts'
import { noteOf } from '../change-feed/followers.ts'
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
      expect(compared.json).toMatchObject({ errors: [{ field: 'from' }] })
      await business.record('More rent')
    }
    expect((await auditor.call('GET', '/api/me')).status).toBe(200)
    // It does not grow with what others do.
    expect([name, [...positions].filter((one) => one !== 'none')]).toEqual([name, [expect.any(String)]])
  }, 240_000)

  it('is told nothing by a stream', async () => {
    const email = `auditor${period.to}@example.com`
    const auditor = await business.signIn(email)
    const shown = Number((await auditor.call('GET', '/api/me')).headers.get('x-position'))
    expect(shown).toBeLessThan((await business.head()) - 3)
    const cookie = [...auditor.cookies()].map(([key, value]) => `${key}=${value}`).join('; ')
    const followed = await follow(`${business.running.baseUrl}/api/changes`, {
      session: auditor.session(),
      headers: { cookie, 'last-event-id': '1' },
    })
    expect(followed.response.status).toBe(200)
    const first = await followed.next()
    expect([first?.id, noteOf(first)]).toEqual([String(shown), { position: shown, slices: [] }])
    await business.record('Even more rent')
    // The end of access ends the stream, so all that it tells has arrived by then.
    await business.remove(email)
    const rest = await followed.rest()
    expect([name, rest.map(({ event, id }) => [event, id])]).toEqual([name, [['problem', undefined]]])
  })
})
