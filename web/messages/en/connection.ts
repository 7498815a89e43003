/** Texts of the Integrations screen; names, features and setup fields by their key in the catalogue. */
import type {
  IntegrationCategory,
  IntegrationType,
  PushVendor,
  SetupKey,
} from '#schema/connection/connection'
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
  pos_orders: ['Takings by hour and day', 'Transactions and basket size', 'What sells and what doesn’t'],
  hr_system: ['Headcount and open positions', 'Rosters against demand', 'Absences and turnover'],
  email_marketing: [
    'Subscribers gained and lost',
    'Opens, clicks and orders by campaign',
    'Lists that go quiet',
  ],
  social_media: ['Reach and followers by platform', 'Posts that bring customers in', 'Reviews and mentions'],
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

const vendors: Readonly<Record<PushVendor, string>> = {
  square: 'Square',
  shopify: 'Shopify',
  xero: 'Xero',
  stripe: 'Stripe',
}

const firstOf: Readonly<Record<PushVendor, string>> = {
  square:
    'In the Square Developer Console, add a webhook subscription with this address for payments and refunds. Then use Replace to enter the signature key that Square shows.',
  shopify:
    'In Shopify, open Settings, Notifications, Webhooks and add this address for the events Order payment and Refund create. Then use Replace to enter the signing secret that Shopify shows.',
  xero: 'In the Xero developer portal, add this address under Webhooks, then use Replace to enter the webhooks key. Xero sends notices without amounts, so also import a file.',
  stripe:
    'In the Stripe Dashboard, add an event destination with this address for charges and refunds. Then use Replace to enter the signing secret that Stripe shows.',
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
  replaceText: 'This connection replaces the failed one.',
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
  vendors,
  firstOf,
  waiting: 'Waiting',
  ownSystem: 'your own system',
  fedBy: (name: string, moment: string) => `Receiving from ${name}. Latest message ${moment}.`,
  nothingYet: 'No messages yet.',
  lastRow: 'Last row',
  rowCount: 'Rows',
  fromDay: 'From',
  failedCount: 'Failed',
  none: 'None yet',
  rowsADay: 'Rows a day, last 30 days',
  barsLabel: (rows: string, silent: string) =>
    `Rows a day over the last 30 days: ${rows} in all, none on ${plural(silent, { one: 'one day', other: `${silent} days` })}`,
  barTitle: (day: string, rows: string) => `${day}: ${rows}`,
  onlyNotices: (count: string) =>
    `${plural(count, { one: 'One notice', other: `${count} notices` })} received. Notices have no amounts, so import a file for the figures.`,
  addressTitle: 'Address and secret',
  feedsNotLoaded: 'The messages of connected systems could not be loaded.',
  makeAddress: 'Create an address',
  makeTitle: (name: string) => `Create an address for ${name}?`,
  makeText: 'Its system can then send sales here, signed with a secret.',
  making: 'Creating the address...',
  made: 'Address created',
  copy: 'Copy',
  copyAddress: 'Copy the address',
  copySecret: 'Copy the secret',
  replace: 'Replace',
  secretNow: 'Copy the secret now. It is shown only once.',
  secretShown: (day: string) =>
    `Shown once, on ${day}. If you replace it, the old one keeps working for 24 hours.`,
  oldWorks: (moment: string) => `The previous secret works until ${moment}.`,
  replaceTitle: (name: string) => `Replace the secret of ${name}?`,
  replaceSecretText:
    'The old secret keeps working for 24 hours, so nothing is lost while you change the other system.',
  givenSecret: 'Secret from the other system',
  givenHelp: 'Leave this empty to get a new secret from Jarvin.',
  replacing: 'Replacing...',
  replaced: 'Secret replaced',
  notReplaced: 'Nothing was changed. Try again.',
  unreadable: (count: string) => `Couldn’t be read: ${count}`,
  letterAbout: (about: string) => `Message about ${about}`,
  letterUnnamed: 'Message without a number',
  tryAgain: 'Try again',
  tryAgainLabel: (about: string) => `Try again: ${about}`,
  letterRead: 'The message was read',
  letterStays: 'Still unreadable',
  letterNotTried: 'The message was not read again. Try again.',
  moreLetters: (count: string) => `${count} older messages are not listed.`,
  firstTitle: 'Send the first message',
  firstOwn:
    'Any system that follows Standard Webhooks can send here. To try it from a terminal, put in your secret and a sale of your own: it counts as a real sale.',
  copyExample: 'Copy the example',
})
