/** A post about an event invites to it, one that states something says it, and hours are given as hours. */
import { describe, expect, it } from 'vitest'
import { socialPlanFor } from '../../service/advisor/actions/social/plan-social.ts'
import { readSocialRequest } from '../../service/advisor/actions/social/social-request.ts'
import { fixedMoment } from '../core/sources.ts'
import { seededRecords } from './seeded-records.ts'

const first = (kind: 'cafe' | 'consulting' | 'realestate', message: string) =>
  socialPlanFor(seededRecords(kind), readSocialRequest(message, fixedMoment)).items

describe('a post', () => {
  it.each([
    [
      'cafe',
      'facebook post about our wine tasting on 4 December',
      /^Join us for our wine tasting on 4 December\. \[/,
    ],
    [
      'consulting',
      'linkedin post about our breakfast event on 3 December',
      /^Join us for our breakfast event on 3 December\./,
    ],
    ['consulting', 'draft a linkedin post announcing that we won a panel place', /^We won a panel place\./],
    [
      'cafe',
      'an instagram post saying that the kitchen closes at two on Sundays',
      /^The kitchen closes at two on Sundays\./,
    ],
    ['cafe', 'facebook post about our Christmas hours', /^Our Christmas hours: \[/],
    ['cafe', 'facebook post about the summer sale', /^The summer sale is on: \[/],
    ['cafe', 'facebook post that we are closed on Monday', /^We are closed on Monday\./],
    ['cafe', 'a facebook post telling people the bridge is open again', /^The bridge is open again\./],
  ] as const)('says its subject as a sentence (%s): %s', (kind, message, expected) => {
    expect(first(kind, message)[0]?.text).toMatch(expected)
  })

  it('is one where one is asked for, and goes out before its event', () => {
    const posts = first('cafe', 'post about our extended Christmas trading hours')
    expect(posts).toHaveLength(1)
    const [early] = first('consulting', 'linkedin post about our breakfast event on 3 December')
    expect((early?.date ?? '') < '2026-12-03').toBe(true)
  })
})
