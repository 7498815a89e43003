/** Calls of the tour. Apart from the profiles, because every screen loads those. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { Tour, TourEnding } from './tour.ts'

export const tourEndpoints = {
  getTour: endpoint({
    method: 'GET',
    path: '/tour',
    roles: readers,
    summary: 'Whether the caller is offered the tour: until they have left it once',
    input: record({}),
    output: Tour,
    slices: ['profile'],
    isOwn: true,
  }),
  leaveTour: endpoint({
    method: 'POST',
    path: '/tour/leave',
    roles: readers,
    summary:
      'Decline, close or finish the tour, so that it is not offered again; only the first time is recorded',
    input: record({ ending: TourEnding }),
    output: Tour,
    slices: ['profile', 'decision-log'],
  }),
}
