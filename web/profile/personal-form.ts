/** The personal profile as form values: an empty string for missing values, typed text for numbers. Pure. */
import type { PersonalProfile, PersonalProfileFields } from '#schema/profile/profile'
import { parseWholeNumber, wholeNumberText } from './whole-number.ts'

/** Limits in the contract: years, and lengths in characters. */
export const maxYears = 100
export const maxLengths = { name: 120, role: 120, phone: 60, email: 254 }

export type PersonalForm = Omit<Required<PersonalProfileFields>, 'yearsInRole'> & {
  readonly yearsInRole: string
}

/** Form values of a profile; one that was never saved has the proposed zone and language. */
export const personalFormOf = (
  { savedAt, ...profile }: PersonalProfile,
  proposed?: PersonalForm['timezone'],
  language: PersonalForm['language'] = profile.language,
): PersonalForm => ({
  ...profile,
  language: savedAt === undefined ? language : profile.language,
  timezone: savedAt === undefined && proposed !== undefined ? proposed : profile.timezone,
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  yearsInRole: wholeNumberText(profile.yearsInRole),
})

/** Profile fields of form values; omits empty years. */
export const personalFieldsOf = ({ yearsInRole, ...form }: PersonalForm): PersonalProfileFields => {
  const years = parseWholeNumber(yearsInRole)
  return { ...form, email: form.email.trim(), ...(years === undefined ? {} : { yearsInRole: years }) }
}
