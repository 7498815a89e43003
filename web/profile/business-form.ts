/** The business profile as its form holds it: a choice that was not made is empty, a number is what was typed. Pure. */
import type * as t from 'io-ts'
import { PersonaKey } from '#schema/persona/persona'
import type { BusinessProfile, BusinessProfileFields, BusinessProfileInput } from '#schema/profile/profile'
import { parsed, typed } from './whole-number.ts'

/** The limit of the team size in the contract. */
export const largestTeam = 1_000_000

/** What the form holds. */
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

/** The form that shows a profile. */
export const businessFormOf = ({ savedAt: _, ...profile }: BusinessProfile): BusinessForm => ({
  ...profile,
  companyStage: profile.companyStage ?? '',
  teamSize: typed(profile.teamSize),
  annualRevenue: profile.annualRevenue ?? '',
  decisionMakingStyle: profile.decisionMakingStyle ?? '',
  riskTolerance: profile.riskTolerance ?? '',
})

/** The profile that a form states; what is empty is left out. */
export const businessFieldsOf = (form: BusinessForm): t.TypeOf<typeof BusinessProfileInput> => {
  const { companyStage, teamSize, annualRevenue, decisionMakingStyle, riskTolerance, ...rest } = form
  const size = parsed(teamSize)
  return {
    ...rest,
    // Not editable here; a style that was named once and is none of the five any more goes.
    preferredPersonas: form.preferredPersonas.filter(PersonaKey.is),
    ...(companyStage === '' ? {} : { companyStage }),
    ...(size === undefined ? {} : { teamSize: size }),
    ...(annualRevenue === '' ? {} : { annualRevenue }),
    ...(decisionMakingStyle === '' ? {} : { decisionMakingStyle }),
    ...(riskTolerance === '' ? {} : { riskTolerance }),
  }
}
