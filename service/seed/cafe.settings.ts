/** The café's focus, profile and integrations. */
import type { Settings } from './business.ts'

/** Set after the owner gave up on the viral film; the accounts have not synced since their key expired. */
export const cafeSettings: Settings = {
  focus: [
    {
      daysAgo: 33,
      time: '07:05:12',
      fields: {
        primaryFocus: 'Improve Customer Retention',
        secondaryPriorities: ['Cost Management', 'Customer Experience'],
        urgency: 'medium',
        timeline: 'quarter',
        description:
          'Turn the people who came because of the film into regulars without adding hours to the roster.',
        successMetrics: ['1,300 sales in an ordinary week', 'Profit margin of 13% or more'],
      },
    },
  ],
  profile: {
    daysAgo: 141,
    time: '20:31:44',
    fields: {
      companyStage: 'growth',
      teamSize: 14,
      annualRevenue: '100k-1M',
      primaryObjectives: ['Revenue Growth', 'Cost Reduction'],
      keyChallenges: ['Talent Acquisition', 'Supply Chain Issues'],
      industryFocus: ['Hospitality'],
      preferredTone: 'casual',
      decisionMakingStyle: 'intuitive',
      reportingFrequency: 'weekly',
      riskTolerance: 'moderate',
      preferredPersonas: ['hospitality_ceo'],
    },
  },
  connections: [
    {
      type: 'pos_orders',
      daysAgo: 139,
      time: '15:12:08',
      setup: { pos_system: 'Counter till', location_id: 'HV-01', api_key: 'sample-key-of-the-till' },
      synced: [
        { daysAgo: 139, time: '15:14:51' },
        { daysAgo: 1, time: '22:41:17' },
      ],
    },
    {
      type: 'accounting',
      daysAgo: 96,
      time: '09:27:35',
      setup: { accounting_software: 'Ledger in the cloud', api_key: 'sample-key-of-the-ledger' },
      synced: [
        { daysAgo: 96, time: '09:31:02' },
        { daysAgo: 6, time: '02:00:29' },
      ],
      failed: {
        daysAgo: 5,
        time: '02:00:31',
        failure:
          'The accounting software refused the API key because it has expired. Connect again with a new key.',
      },
    },
  ],
}
