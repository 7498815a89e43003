import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { AccountId } from '#schema/people/people'
import { tourDecider } from '../../service/profile/tour.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(tourDecider)
const accountId = decodeOrThrow(AccountId, '01990000-0000-7000-8000-000000000001', 'An account')

it.each(['declined', 'closed', 'finished'] as const)('is left once, %s', (ending) => {
  given().when({ ending, accountId }).yields({ type: 'TourLeft', data: { ending, accountId } })
})

it('records nothing when a tour that was started again ends', () => {
  given({ type: 'TourLeft', data: { ending: 'declined' } })
    .when({ ending: 'finished' })
    .yields()
})
