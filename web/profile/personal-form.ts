/** The personal profile as its form holds it: what was not stated is empty, a number is what was typed. Pure. */
import type { PersonalProfile, PersonalProfileFields } from '#schema/profile/profile'
import { parsed, typed } from './whole-number.ts'

/** The limits of the contract: years, and characters. */
export const maxYears = 100
export const longest = { name: 120, role: 120, phone: 60, email: 254 }

/** What the form holds. */
export type PersonalForm = Omit<Required<PersonalProfileFields>, 'yearsInRole'> & {
  readonly yearsInRole: string
}

/** The form that shows a profile. */
export const personalFormOf = ({ savedAt: _, ...profile }: PersonalProfile): PersonalForm => ({
  ...profile,
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  yearsInRole: typed(profile.yearsInRole),
})

/** The profile that a form states; years that are empty are left out. */
export const personalFieldsOf = ({ yearsInRole, ...form }: PersonalForm): PersonalProfileFields => {
  const years = parsed(yearsInRole)
  return { ...form, email: form.email.trim(), ...(years === undefined ? {} : { yearsInRole: years }) }
}
