/** Calls of the two profile screens. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { BusinessProfile, BusinessProfileInput, PersonalProfile, PersonalProfileInput } from './profile.ts'

export const profileEndpoints = {
  getBusinessProfile: endpoint({
    method: 'GET',
    path: '/profile',
    summary: 'The business profile; defaults before the first save',
    input: record({}),
    output: BusinessProfile,
    slices: ['profile'],
  }),
  saveBusinessProfile: endpoint({
    method: 'POST',
    path: '/profile',
    summary: 'Save the business profile as a whole; what is left out takes its default',
    input: BusinessProfileInput,
    output: BusinessProfile,
    slices: ['profile', 'decision-log'],
  }),
  getPersonalProfile: endpoint({
    method: 'GET',
    path: '/my-profile',
    summary: 'The personal profile; defaults before the first save',
    input: record({}),
    output: PersonalProfile,
    slices: ['profile'],
  }),
  savePersonalProfile: endpoint({
    method: 'POST',
    path: '/my-profile',
    summary: 'Save the personal profile as a whole; what is left out takes its default',
    input: PersonalProfileInput,
    output: PersonalProfile,
    slices: ['profile', 'decision-log'],
  }),
}
