/** Calls of the two profile screens. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { BusinessProfile, BusinessProfileInput, PersonalProfile, PersonalProfileInput } from './profile.ts'

export const profileEndpoints = {
  getBusinessProfile: endpoint({
    method: 'GET',
    path: '/profile',
    roles: readers,
    summary: 'Get the business profile; defaults until it is first saved',
    input: record({}),
    output: BusinessProfile,
    slices: ['profile'],
  }),
  saveBusinessProfile: endpoint({
    method: 'POST',
    path: '/profile',
    roles: deciders,
    summary: 'Save the whole business profile; omitted fields take their defaults',
    input: BusinessProfileInput,
    output: BusinessProfile,
    slices: ['profile', 'decision-log'],
  }),
  getPersonalProfile: endpoint({
    method: 'GET',
    path: '/my-profile',
    roles: readers,
    summary: 'Get the personal profile; defaults until it is first saved',
    input: record({}),
    output: PersonalProfile,
    slices: ['profile'],
    isOwn: true,
    worksWithoutPasskey: true,
  }),
  savePersonalProfile: endpoint({
    method: 'POST',
    path: '/my-profile',
    roles: readers,
    summary: 'Save the whole personal profile; omitted fields take their defaults',
    input: PersonalProfileInput,
    output: PersonalProfile,
    slices: ['profile', 'decision-log'],
  }),
}
