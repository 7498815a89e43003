/** A request for early access (public site, section 3). */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Email, id, oneOf, saying, text } from '../core/scalars.ts'

/** Names a request. */
export const EarlyAccessId = id('EarlyAccessId')
export type EarlyAccessId = t.TypeOf<typeof EarlyAccessId>

export const signupIndustries = [
  'Hospitality & F&B',
  'Real Estate',
  'Professional Services',
  'Retail & E-commerce',
  'Healthcare',
  'Technology',
  'Manufacturing',
  'Financial Services',
  'Other',
] as const
export const teamSizes = [
  '1-5 employees',
  '6-20 employees',
  '21-50 employees',
  '51-100 employees',
  '100+ employees',
] as const
export const interestOptions = [
  'Executive Analytics & KPIs',
  'Strategic Planning & Decision Support',
  'Risk Management & Assessment',
  'Financial Intelligence & Reporting',
  'AI-Powered Business Insights',
  'Industry-Specific Solutions',
] as const
export const heardAboutOptions = [
  'Search Engine',
  'Social Media',
  'Business Network',
  'Industry Publication',
  'Referral',
  'Conference/Event',
  'Other',
] as const

/** What a visitor states; an empty text is a field left blank. */
export const EarlyAccessSignup = record(
  { email: Email, fullName: saying(200) },
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
