/** The records decide whom to write to, and what to post when. */
import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { FocusId } from '#schema/focus/focus'
import { emailsFromRecords } from '../../service/advisor/actions/emails/write-emails.ts'
import { socialPlanFromRecords } from '../../service/advisor/actions/social/plan-social.ts'
import type { Records } from '../../service/advisor/records.ts'
import { fixedMoment } from '../core/sources.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')
const focusOn = (primaryFocus: string): Records['focus'] => ({
  id: decodeOrThrow(FocusId, 'f1', 'An id'),
  primaryFocus,
  secondaryPriorities: [],
  urgency: 'high',
  timeline: 'quarter',
  successMetrics: [],
})
/** The records with their latest week changed. */
const withLatest = (records: Records, change: Partial<Records['kpis'][number]>): Records => ({
  ...records,
  kpis: records.kpis.map((week, index) =>
    index === records.kpis.length - 1 ? { ...week, ...change } : week,
  ),
})
const audiences = (records: Records, count = 5): readonly string[] =>
  emailsFromRecords(records, count).items.map(({ audience }) => audience)

describe('the emails', () => {
  it('begin with the supplier while what is bought in takes a growing share', () => {
    expect(audiences(cafe)[0]).toBe('Your main food and drink supplier')
  })

  it('go to the guests of a weak week, and not of a strong one', () => {
    const guests = 'Regulars on your mailing list'
    expect(audiences(withLatest(cafe, { revenue: 9000 }), 3)).toContain(guests)
    expect(audiences(withLatest(cafe, { revenue: 40_000 }))).not.toContain(guests)
  })

  it('go to the bank as soon as cash falls below what is safe', () => {
    expect(audiences(cafe)).not.toContain('The bank manager')
    expect(audiences(withLatest(cafe, { cashRunwayWeeks: 4 }))).toContain('The bank manager')
  })

  it('carry the focus to the partner, earlier the more urgent it is', () => {
    const urgent = { ...cafe, focus: focusOn('Reduce Operating Costs') }
    const without = { ...cafe, focus: null }
    const place = (records: Records) => audiences(records, 20).indexOf('Your business partner')
    expect(place(urgent)).toBeLessThan(place(without))
    const body = emailsFromRecords(urgent, 20).items[place(urgent)]?.body
    expect(body).toContain('“Reduce Operating Costs”')
  })

  it('keep the tone of the profile, and name nobody', () => {
    const tones = { casual: 'Hi ', professional: 'Dear ', analytical: 'Hello ' } as const
    for (const preferredTone of ['casual', 'professional', 'analytical'] as const) {
      const { items } = emailsFromRecords({ ...cafe, profile: { ...cafe.profile, preferredTone } }, 20)
      for (const { body } of items) {
        expect(body.startsWith(tones[preferredTone])).toBe(true)
        expect(body).toMatch(/\n\[Your name\]\nHarbour & Vine Café$/)
        expect(body.split('\n')[0]).toMatch(/ (\[[^\]]+\]|all|team|colleagues),$/)
      }
    }
  })

  it('quote a focus as plain words only', () => {
    const focus = focusOn('<b>Call</b> https://evil.example [now](javascript:x)')
    for (const { body, purpose } of emailsFromRecords({ ...cafe, focus }, 20).items)
      expect(`${body}${purpose}`).not.toMatch(/<|https|javascript/)
  })

  it('do not go to a landlord, a bank or anybody else twice', () => {
    expect(new Set(audiences(cafe, 20)).size).toBe(20)
  })
})

describe('the posts', () => {
  const planOf = (records: Records, days = 7) => socialPlanFromRecords(records, days).items

  it('invite to the slowest and to the strongest day on the evening before', () => {
    const posts = planOf(cafe)
    const monday = posts.find(({ day }) => day === 'Monday')
    const friday = posts.find(({ day }) => day === 'Friday')
    expect(monday).toMatchObject({ time: '17:00' })
    expect(monday?.text).toContain('Tuesday 24 November')
    expect(monday?.why).toMatch(/^Tuesday is the slowest day: \$/)
    expect(friday?.text).toContain('Saturday 28 November')
    expect(friday?.why).toMatch(/^Saturday is the strongest day: \$/)
  })

  it('do not take a day that hardly opens for a quiet one', () => {
    const whys = planOf(seededRecords('realestate')).map(({ why }) => why)
    expect(whys.filter((why) => why.startsWith('Sunday is the slowest'))).toEqual([])
    expect(whys.some((why) => why.includes('is the slowest day'))).toBe(true)
  })

  it('go out an hour before the busiest one of their day', () => {
    for (const { day, time, why } of planOf(cafe).filter(({ why: one }) => one.includes('an hour before'))) {
      const [, hour, half] = /from (\d+) (am|pm) \(/.exec(why) ?? []
      const busiest = Number(hour) + (half === 'pm' && hour !== '12' ? 12 : 0)
      expect([day, Number(time.slice(0, 2))]).toEqual([day, busiest - 1])
    }
  })

  it('say where the business is closed that day', () => {
    const closed = planOf(seededRecords('consulting')).filter(({ day }) =>
      ['Saturday', 'Sunday'].includes(day),
    )
    expect(closed).toHaveLength(2)
    for (const { text, why, day } of closed) {
      expect(why).toContain(`You are closed on ${day}`)
      expect(text).toContain('23 November')
    }
  })

  it('speak to regulars or to newcomers as the focus has it, and say so', () => {
    const kept = planOf({ ...cafe, focus: focusOn('Improve Customer Retention') }, 14)
    const grown = planOf({ ...cafe, focus: focusOn('Expand Market Presence') }, 14)
    expect(kept.filter(({ hashtags }) => hashtags.includes('regulars')).length).toBeGreaterThan(0)
    expect(grown.filter(({ hashtags }) => hashtags.includes('newtobrisbane')).length).toBeGreaterThan(0)
    expect(grown.some(({ why }) => why.includes('“Expand Market Presence”'))).toBe(true)
  })

  it('carry on an advisory that was accepted lately and that the public may hear of', () => {
    const settled = (title: string, daysAgo: number): Records => ({
      ...cafe,
      advisories: cafe.advisories.slice(0, 1).map((one) => ({
        ...one,
        title,
        status: 'accepted',
        settledAt: decodeOrThrow(IsoTime, addDays(fixedMoment, -daysAgo).toISOString(), 'A time'),
      })),
    })
    const isCarried = (records: Records) =>
      planOf(records).some(({ why }) => why.includes('accepted advisory'))
    expect(isCarried(settled('Try lunch delivery on weekdays', 3))).toBe(true)
    expect(isCarried(settled('Try lunch delivery on weekdays', 90))).toBe(false)
    expect(isCarried(settled('Ask a second roaster for a price', 3))).toBe(false)
  })

  it('belong to the month they go out in', () => {
    const texts = planOf(cafe, 28).map(({ text }) => text)
    expect(texts.some((text) => text.startsWith('November'))).toBe(true)
    expect(texts.some((text) => text.startsWith('December'))).toBe(true)
  })
})
