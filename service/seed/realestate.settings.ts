/** The agency's integrations; nobody has set a focus or saved a profile yet. */
import type { Settings } from './business.ts'

/** The bank syncs every night; the mailing list integration failed after the list was renamed. */
export const realestateSettings: Settings = {
  focus: [],
  connections: [
    {
      type: 'bank_account',
      daysAgo: 203,
      time: '11:05:40',
      setup: { bank_name: 'Riverside Mutual', account_number: '000 000 000' },
      synced: [
        { daysAgo: 203, time: '11:06:22' },
        { daysAgo: 1, time: '23:30:05' },
      ],
    },
    {
      type: 'email_marketing',
      daysAgo: 72,
      time: '16:48:19',
      setup: { provider: 'Letterbox', api_key: 'sample-key-of-the-mailings', list_id: 'buyers-east' },
      synced: [
        { daysAgo: 72, time: '16:50:03' },
        { daysAgo: 9, time: '06:15:44' },
      ],
      failed: {
        daysAgo: 8,
        time: '06:15:47',
        failure: 'No mailing list has this list ID any more. It may have been renamed or deleted.',
      },
    },
  ],
}
