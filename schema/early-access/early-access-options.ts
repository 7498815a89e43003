/** Options of the early-access form; plain lists, so that a page can use them without loading a codec. */

/** Lines of business. */
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
/** Sizes of a team. */
export const teamSizes = [
  '1-5 employees',
  '6-20 employees',
  '21-50 employees',
  '51-100 employees',
  '100+ employees',
] as const
/** What somebody may want of the product; any number of them. */
export const interestOptions = [
  'Executive Analytics & KPIs',
  'Strategic Planning & Decision Support',
  'Risk Management & Assessment',
  'Financial Intelligence & Reporting',
  'AI-Powered Business Insights',
  'Industry-Specific Solutions',
] as const
/** Where somebody heard of us. */
export const heardAboutOptions = [
  'Search Engine',
  'Social Media',
  'Business Network',
  'Industry Publication',
  'Referral',
  'Conference/Event',
  'Other',
] as const
