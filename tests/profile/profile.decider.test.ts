import { describe, expect, it } from 'vitest'
import { E } from '#schema/core/fp'
import {
  type BusinessProfileFields,
  businessProfileDefaults,
  preferenceDefaults,
} from '#schema/profile/profile'
import { businessProfileDecider, personalProfileDecider } from '../../service/profile/profile.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

describe('the business profile', () => {
  const { given } = deciderSpec(businessProfileDecider)
  const fields: BusinessProfileFields = {
    ...businessProfileDefaults,
    companyStage: 'growth',
    primaryObjectives: ['Revenue Growth', 'Cost Reduction'],
  }
  const saved = (data: BusinessProfileFields) => ({ type: 'BusinessProfileSaved', data }) as const

  it('is saved as a whole, and again only when something changed', () => {
    const { companyStage: _, ...without } = fields
    given().when(fields).yields(saved(fields))
    given(saved(fields))
      .when({ ...fields })
      .yields()
    given(saved(fields)).when(without).yields(saved(without))
    given(saved(fields), saved(without)).when(fields).yields(saved(fields))
  })

  it('records the defaults when they are saved for the first time', () => {
    given().when(businessProfileDefaults).yields(saved(businessProfileDefaults))
    given(saved(businessProfileDefaults)).when(businessProfileDefaults).yields()
  })

  it.each<[string, Partial<BusinessProfileFields>]>([
    ['primaryObjectives', { primaryObjectives: ['Revenue Growth', 'Revenue Growth'] }],
    ['keyChallenges', { keyChallenges: ['Talent Acquisition', 'Talent Acquisition'] }],
    ['industryFocus', { industryFocus: ['Retail', 'Retail'] }],
    ['preferredPersonas', { preferredPersonas: ['value_investor', 'value_investor'] }],
  ])('has each of %s once', (list, twice) => {
    const decision = businessProfileDecider.decide({ ...fields, ...twice }, businessProfileDecider.initial)
    expect(E.isLeft(decision) && decision.left).toMatchObject({
      kind: 'invalid',
      errors: [{ field: `${list}.1` }],
    })
  })
})

describe('the personal profile', () => {
  const { given } = deciderSpec(personalProfileDecider)
  const data = { person: { subject: 'person-current', box: 'AAEC' }, preferences: preferenceDefaults }
  const saved = { type: 'PersonalProfileSaved', data } as const

  it('is saved again only when a personal field or a preference changed', () => {
    const moved = { ...data, preferences: { ...preferenceDefaults, timezone: 'Asia/Tokyo' } as const }
    const renamed = { ...data, person: { subject: 'person-current', box: 'AwQF' } }
    given().when(data).yields(saved)
    given(saved).when(data).yields()
    given(saved)
      .when(moved)
      .yields({ ...saved, data: moved })
    given(saved)
      .when(renamed)
      .yields({ ...saved, data: renamed })
  })
})
