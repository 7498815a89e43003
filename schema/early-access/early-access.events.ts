/** Event of the early-access form. */
import * as t from 'io-ts'
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { oneOf } from '../core/scalars.ts'
import { EarlyAccessId } from './early-access.ts'
import { heardAboutOptions, interestOptions, signupIndustries, teamSizes } from './early-access-options.ts'

export const earlyAccessEvents = {
  EarlyAccessRequested: event(
    'EarlyAccessRequested',
    // The person is sealed; market data stays readable for statistics.
    record(
      { earlyAccessId: EarlyAccessId, person: Sealed },
      {
        industry: oneOf(...signupIndustries),
        teamSize: oneOf(...teamSizes),
        heardAbout: oneOf(...heardAboutOptions),
        interests: t.array(oneOf(...interestOptions)),
      },
    ),
    { title: 'Early access requested' },
  ),
}
