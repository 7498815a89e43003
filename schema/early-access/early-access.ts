/** Requests for early access. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Email, id, nonBlank, oneOf, text } from '../core/scalars.ts'
import { heardAboutOptions, interestOptions, signupIndustries, teamSizes } from './early-access-options.ts'

/** Id of a request. */
export const EarlyAccessId = id('EarlyAccessId')
export type EarlyAccessId = t.TypeOf<typeof EarlyAccessId>

/** A submitted form; an optional field left blank is ''. */
export const EarlyAccessSignup = record(
  { email: Email, fullName: nonBlank(200) },
  {
    company: text(200),
    role: text(200),
    industry: oneOf('', ...signupIndustries),
    teamSize: oneOf('', ...teamSizes),
    interests: t.array(oneOf(...interestOptions)),
    heardAbout: oneOf('', ...heardAboutOptions),
    additionalInfo: text(4000),
  },
  'EarlyAccessSignup',
)
export type EarlyAccessSignup = t.TypeOf<typeof EarlyAccessSignup>
