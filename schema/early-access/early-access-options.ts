/** Options of the early-access form, as plain lists so that pages can use them without codecs. */

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
/** Features of interest, multiple choice. */
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
