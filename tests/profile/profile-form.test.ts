/** Conversion between a profile and its form: numbers are parsed as integers, empty fields omitted. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import {
  BusinessProfile,
  BusinessProfileInput,
  PersonalProfile,
  PersonalProfileInput,
} from '#schema/profile/profile'
import getBusinessProfileDefaults from '../../fixtures/profile/getBusinessProfile.defaults.json'
import getBusinessProfile from '../../fixtures/profile/getBusinessProfile.json'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import { businessFieldsOf, businessFormOf } from '../../web/profile/business-form.ts'
import { personalFieldsOf, personalFormOf } from '../../web/profile/personal-form.ts'
import { parseWholeNumber, wholeNumberText } from '../../web/profile/whole-number.ts'

it.each([
  ['14', 14],
  ['6.9', 6],
  ['12 people', 12],
  ['0', 0],
  ['-3', -3],
  ['', undefined],
  ['many', undefined],
])('%s is read as %s', (text, value) => {
  expect(parseWholeNumber(text)).toBe(value)
})

it('formats a number unchanged, and a missing one as empty', () => {
  expect([wholeNumberText(0), wholeNumberText(14), wholeNumberText(undefined)]).toEqual(['0', '14', ''])
})

it('sends a business profile as it was loaded', () => {
  for (const { body } of [getBusinessProfile, getBusinessProfileDefaults]) {
    const profile = decodeOrThrow(BusinessProfile, body, 'a recorded profile')
    const { savedAt: _, ...fields } = profile
    const stated = businessFieldsOf(businessFormOf(profile))
    expect(stated).toEqual(fields)
    expect(BusinessProfileInput.is(stated)).toBe(true)
  }
})

it('omits cleared fields from a business profile', () => {
  const form = businessFormOf(decodeOrThrow(BusinessProfile, getBusinessProfile.body, 'a recorded profile'))
  const stated = businessFieldsOf({ ...form, companyStage: '', teamSize: 'x', annualRevenue: '' })
  expect(stated).not.toHaveProperty('companyStage')
  expect(stated).not.toHaveProperty('teamSize')
  expect(stated).not.toHaveProperty('annualRevenue')
})

it('sends a personal profile as it was loaded', () => {
  const profile = decodeOrThrow(PersonalProfile, getPersonalProfile.body, 'a recorded profile')
  const { savedAt: _, ...fields } = profile
  const stated = personalFieldsOf(personalFormOf(profile))
  expect(stated).toEqual(fields)
  expect(PersonalProfileInput.is(stated)).toBe(true)
  expect(personalFieldsOf({ ...personalFormOf(profile), yearsInRole: '', email: ' a@b.example ' })).toEqual({
    ...fields,
    email: 'a@b.example',
    yearsInRole: undefined,
  })
})
