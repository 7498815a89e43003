/** The consultancy's focus, profile and integrations. */
import type { Settings } from './business.ts'
import { largestClient } from './consulting.plans.ts'

/** The focus changed from reputation to finding work after the water authority left. */
export const consultingSettings: Settings = {
  focus: [
    {
      daysAgo: 58,
      time: '10:03:26',
      fields: {
        primaryFocus: 'Expand Market Presence',
        secondaryPriorities: ['Partnership Development', 'Brand Development'],
        urgency: 'low',
        timeline: 'year',
        description: 'Win enquiries from two sectors besides transport and water.',
        successMetrics: ['Four talks given', 'A place on one more panel'],
      },
    },
    {
      daysAgo: 34,
      time: '08:52:10',
      fields: {
        primaryFocus: 'Acquire New Customers',
        secondaryPriorities: ['Partnership Development', 'Cost Management'],
        urgency: 'high',
        timeline: 'quarter',
        description: 'Replace the water authority’s work with two programmes outside transport.',
        successMetrics: [
          'Two new sponsors met each month',
          '36 billed days a week',
          `No client above ${largestClient.share} of what we bill`,
        ],
      },
    },
  ],
  profile: {
    daysAgo: 187,
    time: '14:19:57',
    fields: {
      companyStage: 'mature',
      teamSize: 19,
      annualRevenue: '1M-10M',
      primaryObjectives: ['Customer Acquisition', 'Operational Efficiency'],
      keyChallenges: ['Cash Flow Management', 'Market Competition'],
      industryFocus: ['Consulting'],
      preferredTone: 'analytical',
      decisionMakingStyle: 'data-driven',
      reportingFrequency: 'weekly',
      riskTolerance: 'conservative',
      preferredPersonas: ['operations_expert', 'value_investor'],
    },
  },
  connections: [
    {
      type: 'accounting',
      daysAgo: 186,
      time: '09:40:33',
      setup: { accounting_software: 'Practice ledger', api_key: 'sample-key-of-the-practice' },
      synced: [
        { daysAgo: 186, time: '09:42:12' },
        { daysAgo: 1, time: '21:00:18' },
      ],
    },
    {
      type: 'google_analytics',
      daysAgo: 57,
      time: '13:21:46',
      setup: { measurement_id: 'G-SAMPLE', service_account_key: 'sample-key-of-the-service-account' },
      synced: [
        { daysAgo: 57, time: '13:25:30' },
        { daysAgo: 14, time: '04:10:09' },
      ],
      failed: {
        daysAgo: 13,
        time: '04:10:11',
        failure: 'The service account no longer has access to this property. Grant access and connect again.',
      },
    },
  ],
}
