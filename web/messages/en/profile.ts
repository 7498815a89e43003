/** Texts of the Business Profile and My Profile; options by their saved value. */
import type { BusinessProfileFields, PersonalProfileFields } from '#schema/profile/profile'
import { area } from '../../core/language.ts'

type OptionsOf<Value extends string> = Readonly<Record<Value, string>>
type Business = Required<BusinessProfileFields>

const companyStage: OptionsOf<Business['companyStage']> = {
  startup: 'Startup',
  growth: 'Growth',
  mature: 'Mature',
  enterprise: 'Enterprise',
}
const annualRevenue: OptionsOf<Business['annualRevenue']> = {
  '<100k': 'Less than $100K',
  '100k-1M': '$100K-$1M',
  '1M-10M': '$1M-$10M',
  '10M+': '$10M+',
}
const objectives: OptionsOf<Business['primaryObjectives'][number]> = {
  'Revenue Growth': 'Revenue Growth',
  'Cost Reduction': 'Cost Reduction',
  'Market Expansion': 'Market Expansion',
  'Operational Efficiency': 'Operational Efficiency',
  'Customer Acquisition': 'Customer Acquisition',
  'Team Development': 'Team Development',
  'Product Innovation': 'Product Innovation',
  'Digital Transformation': 'Digital Transformation',
}
const challenges: OptionsOf<Business['keyChallenges'][number]> = {
  'Cash Flow Management': 'Cash Flow Management',
  'Talent Acquisition': 'Talent Acquisition',
  'Market Competition': 'Market Competition',
  'Regulatory Compliance': 'Regulatory Compliance',
  'Technology Adoption': 'Technology Adoption',
  'Supply Chain Issues': 'Supply Chain Issues',
  'Customer Retention': 'Customer Retention',
  'Scaling Operations': 'Scaling Operations',
}
const industries: OptionsOf<Business['industryFocus'][number]> = {
  Technology: 'Technology',
  Healthcare: 'Healthcare',
  Finance: 'Finance',
  Retail: 'Retail',
  Manufacturing: 'Manufacturing',
  'Real Estate': 'Real Estate',
  Hospitality: 'Hospitality',
  Consulting: 'Consulting',
}
const preferredTone: OptionsOf<Business['preferredTone']> = {
  professional: 'Professional',
  casual: 'Casual',
  analytical: 'Analytical',
}
const decisionMakingStyle: OptionsOf<Business['decisionMakingStyle']> = {
  'data-driven': 'Data-driven',
  intuitive: 'Intuitive',
  collaborative: 'Collaborative',
}
const reportingFrequency: OptionsOf<Business['reportingFrequency']> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}
const riskTolerance: OptionsOf<Business['riskTolerance']> = {
  conservative: 'Conservative',
  moderate: 'Moderate',
  aggressive: 'Aggressive',
}
const timezone: OptionsOf<PersonalProfileFields['timezone']> = {
  UTC: 'UTC',
  'America/New_York': 'New York',
  'America/Chicago': 'Chicago',
  'America/Denver': 'Denver',
  'America/Los_Angeles': 'Los Angeles',
  'Europe/London': 'London',
  'Europe/Berlin': 'Berlin',
  'Asia/Tokyo': 'Tokyo',
  'Australia/Sydney': 'Sydney',
  'Australia/Adelaide': 'Adelaide',
  'Australia/Brisbane': 'Brisbane',
  'Australia/Broken_Hill': 'Broken Hill',
  'Australia/Darwin': 'Darwin',
  'Australia/Eucla': 'Eucla',
  'Australia/Hobart': 'Hobart',
  'Australia/Lindeman': 'Lindeman Island',
  'Australia/Lord_Howe': 'Lord Howe Island',
  'Australia/Melbourne': 'Melbourne',
  'Australia/Perth': 'Perth',
}
// Each in its own language, so that users can find theirs from any other.
const language: OptionsOf<PersonalProfileFields['language']> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ja: '日本語',
  zh: '中文',
}
const alertThreshold: OptionsOf<PersonalProfileFields['alertThreshold']> = {
  low: 'Low: only critical alerts',
  medium: 'Medium: important updates',
  high: 'High: all insights and suggestions',
}

export const profileText = area('profile', {
  businessProfile: (businessName: string) => `Business Profile for ${businessName}`,
  businessProfileUnnamed: 'Business Profile',
  businessStandfirst:
    'What your advisors know about the business. Every brief, advisory and reply is written with it in mind.',
  businessInformation: 'Business Information',
  companyStage: 'Company Stage',
  companyStageOptions: companyStage,
  teamSize: 'Team Size',
  annualRevenue: 'Annual Revenue Range',
  annualRevenueOptions: annualRevenue,
  objectives: 'Primary Business Objectives',
  objectiveOptions: objectives,
  challenges: 'Key Business Challenges',
  challengeOptions: challenges,
  industries: 'Industry Focus Areas',
  industryOptions: industries,
  training: 'Training & Personality',
  tone: 'Communication Tone',
  toneOptions: preferredTone,
  decisionStyle: 'Decision Making Style',
  decisionStyleOptions: decisionMakingStyle,
  reporting: 'Reporting Frequency',
  reportingOptions: reportingFrequency,
  riskTolerance: 'Risk Tolerance',
  riskToleranceOptions: riskTolerance,
  upload: 'Coming Soon: File Upload',
  uploadText: 'Plans, policies and past reports for Jarvin to learn from will go here.',
  saveBusiness: 'Save Business Profile',
  businessSaved: 'Business profile saved',
  businessSavedText: 'Your business profile and advisor settings have been updated successfully.',
  presetApplied: 'Persona preset applied',
  presetAppliedText: (preset: string) => `Business profile updated with ${preset} settings.`,
  businessNotLoaded: 'The business profile could not be loaded.',

  myProfile: 'My Profile',
  personalStandfirst: 'Who Jarvin advises, how to reach you, and what to tell you about.',
  personalInformation: 'Personal Information',
  firstName: 'First Name',
  lastName: 'Last Name',
  role: 'Your Role',
  roleMissing: 'Enter your role',
  yearsInRole: 'Years in Role',
  contactInformation: 'Contact Information',
  email: 'Email Address',
  emailInvalid: 'Enter a full email address, such as you@company.com.au',
  phone: 'Phone Number',
  timezone: 'Timezone',
  timezoneHelp: 'Once you save, all times in Jarvin are shown in this zone.',
  timezoneOptions: timezone,
  language: 'Language',
  languageHelp: 'Every screen is in English, as are the texts that Jarvin writes.',
  /** For a language of every screen. */
  languageHelpWhole:
    'Every screen changes to it as soon as you save, and so do your mails. What Jarvin itself writes (briefs, advice, answers, the sentences of a digest) is in English for now.',
  /** For a language of the frame. */
  languageHelpFrame:
    'Menus and the chat’s controls change to it as soon as you save. The screens, and what Jarvin writes, are in English for now.',
  languageOptions: language,
  notifications: 'Notification Preferences',
  emailNotifications: 'Email Notifications',
  emailNotificationsText: 'When off, the only mail you get is sign-in codes',
  pushNotifications: 'Push Notifications',
  pushNotificationsText: 'Nothing is sent to devices yet; your choice is kept',
  weeklyReports: 'Weekly Executive Reports',
  weeklyReportsText: 'The digest of the last week, by mail',
  monthlyReports: 'Monthly Strategic Reviews',
  monthlyReportsText: 'The digest of the last month, once a month instead of the weekly one',
  alertThreshold: 'Alert Sensitivity',
  alertThresholdHelp: 'How large a change must be before the digest mentions it.',
  alertThresholdOptions: alertThreshold,
  savePersonal: 'Save My Profile',
  personalSaved: 'Profile saved',
  personalSavedText: 'Your personal profile has been updated successfully.',
  personalNotLoaded: 'Your profile could not be loaded.',

  saving: 'Saving...',
  error: 'Error',
  notSaved: 'Failed to save profile. Please try again.',
  notSavedYet: 'Unsaved changes',
  nothingLost: 'Not saved. Everything you entered is still here.',
  lastSaved: (moment: string) => `Saved ${moment}`,
  neverSaved: 'Not saved yet',
  loadingProfile: 'Loading the profile',
  notAccepted: 'This value was not accepted',
})
