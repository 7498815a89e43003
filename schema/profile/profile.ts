/** The two profiles of a workspace (decision 25): the business and the person who runs it. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Email, IsoTime, integer, nonBlank, oneOf, text } from '../core/scalars.ts'
import { australianZones } from '../core/zones.ts'
import { PersonaKey } from '../persona/persona.ts'

/** Options of the business profile. */
export const companyStages = ['startup', 'growth', 'mature', 'enterprise'] as const
export const annualRevenues = ['<100k', '100k-1M', '1M-10M', '10M+'] as const
export const tones = ['professional', 'casual', 'analytical'] as const
export const decisionStyles = ['data-driven', 'intuitive', 'collaborative'] as const
export const reportingFrequencies = ['daily', 'weekly', 'monthly'] as const
export const riskTolerances = ['conservative', 'moderate', 'aggressive'] as const
export const objectives = [
  'Revenue Growth',
  'Cost Reduction',
  'Market Expansion',
  'Operational Efficiency',
  'Customer Acquisition',
  'Team Development',
  'Product Innovation',
  'Digital Transformation',
] as const
export const challenges = [
  'Cash Flow Management',
  'Talent Acquisition',
  'Market Competition',
  'Regulatory Compliance',
  'Technology Adoption',
  'Supply Chain Issues',
  'Customer Retention',
  'Scaling Operations',
] as const
export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Real Estate',
  'Hospitality',
  'Consulting',
] as const

const businessRequired = {
  primaryObjectives: t.array(oneOf(...objectives)),
  keyChallenges: t.array(oneOf(...challenges)),
  industryFocus: t.array(oneOf(...industries)),
  preferredTone: oneOf(...tones),
  reportingFrequency: oneOf(...reportingFrequencies),
  preferredPersonas: t.array(PersonaKey),
}
const businessOptional = {
  companyStage: oneOf(...companyStages),
  teamSize: integer(0, 1_000_000),
  annualRevenue: oneOf(...annualRevenues),
  decisionMakingStyle: oneOf(...decisionStyles),
  riskTolerance: oneOf(...riskTolerances),
}

/** Business profile as entered. */
export const BusinessProfileFields = record(businessRequired, businessOptional, 'BusinessProfileFields')
export type BusinessProfileFields = t.TypeOf<typeof BusinessProfileFields>

/** Input of the business profile; missing fields take their defaults. */
export const BusinessProfileInput = record(
  {},
  { ...businessRequired, ...businessOptional },
  'BusinessProfileInput',
)

/** The business profile; without `savedAt` it was never saved and has the defaults. */
export const BusinessProfile = record(
  businessRequired,
  { ...businessOptional, savedAt: IsoTime },
  'BusinessProfile',
)
export type BusinessProfile = t.TypeOf<typeof BusinessProfile>

/** Business profile before it is first saved. */
export const businessProfileDefaults: BusinessProfileFields = {
  primaryObjectives: [],
  keyChallenges: [],
  industryFocus: [],
  preferredTone: 'professional',
  reportingFrequency: 'weekly',
  preferredPersonas: [],
}

/** Options of the personal profile: the specified time zones, then the others of Australia. */
export const timezones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Australia/Sydney',
  ...australianZones.filter((zone) => zone !== 'Australia/Sydney'),
] as const
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ja', 'zh'] as const
export const alertThresholds = ['low', 'medium', 'high'] as const

const preferences = {
  timezone: oneOf(...timezones),
  language: oneOf(...languages),
  emailNotifications: t.boolean,
  pushNotifications: t.boolean,
  weeklyReports: t.boolean,
  monthlyReports: t.boolean,
  alertThreshold: oneOf(...alertThresholds),
}
const person = {
  firstName: text(120),
  lastName: text(120),
  email: t.union([Email, oneOf('')]),
  phone: text(60),
  yearsInRole: integer(0, 100),
}

/** Preferences of the person; not sealed. */
export const Preferences = record(preferences, undefined, 'Preferences')
export type Preferences = t.TypeOf<typeof Preferences>

/** Personal data; sealed in events. */
export const Person = record({ role: text(120) }, person, 'Person')
export type Person = t.TypeOf<typeof Person>

/** Personal profile as entered; only the role is required. */
export const PersonalProfileFields = record(
  { role: nonBlank(120), ...preferences },
  person,
  'PersonalProfileFields',
)
export type PersonalProfileFields = t.TypeOf<typeof PersonalProfileFields>

/** Input of the personal profile; missing fields take their defaults. */
export const PersonalProfileInput = record(
  { role: nonBlank(120) },
  { ...preferences, ...person },
  'PersonalProfileInput',
)

/** The personal profile; without `savedAt` it was never saved and has the defaults and an empty role. */
export const PersonalProfile = record(
  { role: text(120), ...preferences },
  { ...person, savedAt: IsoTime },
  'PersonalProfile',
)
export type PersonalProfile = t.TypeOf<typeof PersonalProfile>

/** Preferences before they are first saved. */
export const preferenceDefaults: Preferences = {
  timezone: 'UTC',
  language: 'en',
  emailNotifications: true,
  pushNotifications: true,
  weeklyReports: true,
  monthlyReports: false,
  alertThreshold: 'medium',
}
