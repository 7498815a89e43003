/** Texts of the Integrations screen; names, features and setup fields by their key in the catalogue. */
import type { IntegrationCategory, IntegrationType, SetupKey } from '#schema/connection/connection'
import { area, plural } from '../../core/language.ts'

const categories: Readonly<Record<IntegrationCategory, string>> = {
  financial: 'Financial',
  operations: 'Operations',
  marketing: 'Marketing',
  analytics: 'Analytics',
}

const names: Readonly<Record<IntegrationType, string>> = {
  bank_account: 'Bank Account',
  accounting: 'Accounting',
  payroll: 'Payroll',
  pos_orders: 'POS & Orders',
  hr_system: 'HR System',
  email_marketing: 'Email Marketing',
  social_media: 'Social Media',
  google_analytics: 'Google Analytics',
}

const features: Readonly<Record<IntegrationType, readonly string[]>> = {
  bank_account: ['Cash balance every morning', 'Money in and out by week', 'Cash runway from real balances'],
  accounting: ['Profit and loss by month', 'Invoices due and overdue', 'Expenses by category'],
  payroll: ['Wage costs by week', 'Hours paid against takings', 'Leave owed to the team'],
  pos_orders: ['Takings by hour and day', 'Transactions and basket size', 'What sells and what does not'],
  hr_system: ['Headcount and open positions', 'Rosters against demand', 'Absences and turnover'],
  email_marketing: [
    'Subscribers gained and lost',
    'Opens, clicks and orders by campaign',
    'Lists that go quiet',
  ],
  social_media: ['Reach and followers by platform', 'Posts that bring customers', 'Reviews and mentions'],
  google_analytics: [
    'Visits and where they come from',
    'Bookings and orders online',
    'Pages that lose visitors',
  ],
}

const setup: Readonly<Record<SetupKey, string>> = {
  bank_name: 'Bank name',
  account_number: 'Account number',
  api_key: 'API key',
  provider: 'Email provider',
  list_id: 'List ID',
  hr_platform: 'HR platform',
  company_id: 'Company ID',
  payroll_provider: 'Payroll provider',
  employer_id: 'Employer ID',
  pos_system: 'POS system',
  location_id: 'Location ID',
  measurement_id: 'Measurement ID',
  service_account_key: 'Service account key',
  platforms: 'Platforms',
  access_token: 'Access token',
  accounting_software: 'Accounting software',
}

export const connectionText = area('connection', {
  title: 'Integrations',
  importFile: 'Import a file',
  categories,
  names,
  features,
  setup,
  brings: 'What you get',
  summary: (connected: number, all: number) =>
    connected === 0
      ? 'Nothing is connected yet. Start with the source of your figures.'
      : `${connected} of ${all} connected.`,
  needAttention: (list: string, count: number) =>
    plural(count, { one: `${list} needs attention.`, other: `${list} need attention.` }),
  connected: 'Connected',
  failed: 'Error',
  notConnected: 'Not connected',
  lastSync: (moment: string) => `Last sync ${moment}`,
  neverSynced: 'Waiting for the first sync',
  lastGoodSync: (moment: string) => `Last good sync ${moment}`,
  noReason: 'The last sync failed.',
  connect: 'Connect',
  connectAgain: 'Connect again',
  disconnect: 'Disconnect',
  cancel: 'Cancel',
  connectTitle: (name: string) => `Connect ${name}`,
  connectText: 'Everything you enter is encrypted at once and never shown again, not even to you.',
  replaceText: 'The failed connection is disconnected and replaced by this one.',
  requiredNote: '* Required',
  connecting: 'Connecting...',
  showValue: 'Show',
  hideValue: 'Hide',
  created: 'Connection created',
  createdText: 'Your integration has been successfully set up.',
  createFailed: 'Connection failed',
  createFailedText: 'There was an error setting up the integration.',
  inputKept: 'Not connected. Everything you entered is still here.',
  unsaved: 'Your connection details have not been sent. If you leave now, you will lose them.',
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectText:
    'Jarvin stops receiving figures from it and deletes its setup. Figures already received stay. The change is recorded.',
  disconnecting: 'Disconnecting...',
  removed: 'Connection removed',
  removeFailed: 'Connection not removed',
  removeFailedText: 'It is still connected. Try again.',
  notLoaded: 'The integrations could not be loaded.',
  loading: 'Loading the integrations',
})
