/** The business profile as form values: an empty string for no choice, typed text for numbers. Pure. */
import type * as t from 'io-ts'
import { PersonaKey } from '#schema/persona/persona'
import type { BusinessProfile, BusinessProfileFields, BusinessProfileInput } from '#schema/profile/profile'
import { parseWholeNumber, wholeNumberText } from './whole-number.ts'

/** Maximum team size in the contract. */
export const largestTeam = 1_000_000

export type BusinessForm = Omit<
  Required<BusinessProfileFields>,
  'companyStage' | 'teamSize' | 'annualRevenue' | 'decisionMakingStyle' | 'riskTolerance'
> & {
  readonly companyStage: NonNullable<BusinessProfileFields['companyStage']> | ''
  readonly teamSize: string
  readonly annualRevenue: NonNullable<BusinessProfileFields['annualRevenue']> | ''
  readonly decisionMakingStyle: NonNullable<BusinessProfileFields['decisionMakingStyle']> | ''
  readonly riskTolerance: NonNullable<BusinessProfileFields['riskTolerance']> | ''
}

/** Form values of a profile. */
export const businessFormOf = ({ savedAt: _, ...profile }: BusinessProfile): BusinessForm => ({
  ...profile,
  companyStage: profile.companyStage ?? '',
  teamSize: wholeNumberText(profile.teamSize),
  annualRevenue: profile.annualRevenue ?? '',
  decisionMakingStyle: profile.decisionMakingStyle ?? '',
  riskTolerance: profile.riskTolerance ?? '',
})

/** Profile fields of form values; omits empty ones. */
export const businessFieldsOf = (form: BusinessForm): t.TypeOf<typeof BusinessProfileInput> => {
  const { companyStage, teamSize, annualRevenue, decisionMakingStyle, riskTolerance, ...rest } = form
  const size = parseWholeNumber(teamSize)
  return {
    ...rest,
    // Not editable here. Drops styles that no longer exist.
    preferredPersonas: form.preferredPersonas.filter(PersonaKey.is),
    ...(companyStage === '' ? {} : { companyStage }),
    ...(size === undefined ? {} : { teamSize: size }),
    ...(annualRevenue === '' ? {} : { annualRevenue }),
    ...(decisionMakingStyle === '' ? {} : { decisionMakingStyle }),
    ...(riskTolerance === '' ? {} : { riskTolerance }),
  }
}
