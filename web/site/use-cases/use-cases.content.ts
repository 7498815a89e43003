/** Texts of Use Cases; the solutions are in `solutions/`. */
import { businessGrowth } from './solutions/business-growth.content.ts'
import { competitiveAdvantage } from './solutions/competitive-advantage.content.ts'
import { customerInsights } from './solutions/customer-insights.content.ts'
import { customerService } from './solutions/customer-service.content.ts'
import { financialIntelligence } from './solutions/financial-intelligence.content.ts'
import { operationalAutomation } from './solutions/operational-automation.content.ts'
import type { UseCaseCategory } from './use-case.ts'

/** The six categories, in page order. */
export const useCases: readonly UseCaseCategory[] = [
  customerInsights,
  operationalAutomation,
  financialIntelligence,
  competitiveAdvantage,
  customerService,
  businessGrowth,
]

export const heroContent = {
  title: 'What would you decide better?',
  lead: 'Pick your industry, your size, or the thing that keeps you up at night. These are decisions owners face, and how Jarvin helps with each.',
}

/** The filters, and the messages about results. */
export const filterContent = {
  label: 'Find a use case',
  search: 'Search',
  searchHint: 'Roster, cash, price…',
  industry: 'Industry',
  size: 'Company size',
  challenge: 'Challenge',
  all: 'All Challenges',
  submit: 'Show solutions',
  nothing: 'No Solutions Found',
  nothingText: 'Try adjusting your search terms or filters to find relevant solutions.',
  clear: 'Clear All Filters',
  figures: 'Efficiency and impact are our estimates for the first industry named, not measurements.',
} as const

/** Number of results, as announced by screen readers. */
export const foundText = (solutions: number, categories: number): string =>
  solutions === 0
    ? '0 solutions'
    : `${solutions} ${solutions === 1 ? 'solution' : 'solutions'} in ${categories} ${
        categories === 1 ? 'category' : 'categories'
      }`

export const closingContent = {
  title: 'Can’t see your decision here?',
  text: 'Tell us what you have to decide. We’ll tell you plainly whether your records can answer it, and show you on a sample business.',
  request: 'Request Early Access',
  demo: 'Schedule Demo',
  demoStart: {
    inquiryType: 'sales',
    subject: 'Schedule a demo',
    message: 'I would like to see Jarvin on a business like mine. What I want to decide: ',
  },
} as const
