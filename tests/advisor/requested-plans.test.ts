/** A roster and a social plan cover the requested days, subject and number, and suit the industry. */
import { describe, expect, it } from 'vitest'
import { askedDays } from '../../service/advisor/actions/asked-days.ts'
import { socialPlanFor } from '../../service/advisor/actions/social/plan-social.ts'
import { readSocialRequest } from '../../service/advisor/actions/social/social-request.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const drafts = async (business: 'cafe' | 'realestate' | 'consulting', message: string) =>
  (await askedReply(seededRecords(business), message)).drafts
const roster = async (business: 'cafe' | 'realestate' | 'consulting', message: string) => {
  const made = await drafts(business, message)
  return made?.action === 'roster' ? made.roster : []
}

describe('days that a request names', () => {
  it.each([
    ['roster for this saturday', '2026-11-21', 1],
    ['next week’s roster', '2026-11-23', 7],
    ['a plan for the fortnight', '2026-11-23', 14],
    ['the week of 30 November', '2026-11-30', 7],
    ['Christmas week', '2026-12-21', 7],
    ['28 to 30 November', '2026-11-28', 3],
    ['the weekend', '2026-11-21', 2],
    ['Friday to Sunday', '2026-11-27', 3],
    ['boxing day', '2026-12-26', 1],
    ['24/11', '2026-11-24', 1],
    ['some time', undefined, 0],
    ['31 February', undefined, 0],
  ])('are ahead: %s', (text, first, count) => {
    const { days } = askedDays(text, fixedMoment)
    expect([days[0], days.length]).toEqual([first, count])
  })
})

describe('a roster', () => {
  it('is for the day that was asked for', async () => {
    const days = await roster('realestate', 'who should be on this saturday, sort the roster')
    expect(days.map(({ date }) => date)).toEqual(['2026-11-21'])
  })

  it('has one person more where that is asked for', async () => {
    const [usual] = await roster('cafe', 'roster for saturday 28 November')
    const more = await roster('cafe', 'roster for 28 November with one extra on saturday morning')
    expect(more[0]?.staffHours).toBe((usual?.staffHours ?? 0) + 6)
    expect(more[0]?.note).toMatch(/^One person more from 6 am to noon, as you asked\./)
  })

  it('has no shifts where people are salaried: days to cover, and who is free on record', async () => {
    const { message, drafts: made } = await askedReply(
      seededRecords('consulting'),
      'put together next week’s staffing plan',
    )
    expect(made).toBeUndefined()
    expect(message).toMatch(/23 November to 27 November/)
    expect(message).toMatch(/not shifts/)
    expect(message).toMatch(/idle|contractor/)
    expect(message).not.toMatch(/\d\d:\d\d/)
  })
})

describe('a social plan', () => {
  const plan = (business: 'cafe' | 'realestate' | 'consulting', message: string) =>
    socialPlanFor(seededRecords(business), readSocialRequest(message, fixedMoment)).items

  it('has as many posts as were asked for, on the channel and the days asked', () => {
    const posts = plan('consulting', 'need a linkedin plan for the fortnight')
    expect(posts).toHaveLength(14)
    expect(new Set(posts.map(({ channel }) => channel))).toEqual(new Set(['LinkedIn']))
    expect(plan('cafe', 'three posts for next week about the Christmas menu')).toHaveLength(3)
    expect(plan('cafe', 'two posts a day for the weekend')).toHaveLength(4)
  })

  it('is on the subject that was asked for', () => {
    for (const { text } of plan('cafe', 'posts about the Christmas menu'))
      expect(text).toMatch(/Christmas menu/i)
    for (const { text } of plan('realestate', 'facebook posts for the listings'))
      expect(text).toMatch(/\[(?:address|addresses)/)
  })

  it('has no two texts that start alike, in a fortnight of any business', () => {
    for (const business of ['cafe', 'realestate', 'consulting'] as const)
      for (const message of ['posts for the fortnight', 'posts about parking for the fortnight']) {
        const starts = plan(business, message).map(({ text }) => text.split(/(?<=[.?!:])\s/)[0])
        expect(new Set(starts).size, `${business}: ${message}`).toBe(14)
      }
  })

  it('takes up the open advisory to film and post, at its hour', () => {
    const film = plan('cafe', 'insta ideas for the week').find(({ text }) => text.includes('Saturday pass'))
    expect(film).toMatchObject({ day: 'Thursday', time: '17:00' })
    expect(film?.why).toContain('open advisory “Film the Saturday kitchen again”')
  })
})

it('reads “plan next week’s instagram” as posts', async () => {
  expect((await drafts('cafe', 'plan next week’s instagram'))?.action).toBe('social-plan')
})
