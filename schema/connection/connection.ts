/** Integrations: the catalogue, the connections, and the setup fields of each (decision 20). */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, id, oneOf, pattern, text } from '../core/scalars.ts'

/** Id of a connection. */
export const ConnectionId = id('ConnectionId')
export type ConnectionId = t.TypeOf<typeof ConnectionId>

/** Categories of the catalogue, in the order of their tabs. */
export const integrationCategories = ['financial', 'operations', 'marketing', 'analytics'] as const
export type IntegrationCategory = (typeof integrationCategories)[number]

export const setupKeys = [
  'bank_name',
  'account_number',
  'api_key',
  'provider',
  'list_id',
  'hr_platform',
  'company_id',
  'payroll_provider',
  'employer_id',
  'pos_system',
  'location_id',
  'measurement_id',
  'service_account_key',
  'platforms',
  'access_token',
  'accounting_software',
] as const
export const SetupKey = oneOf(...setupKeys)
export type SetupKey = t.TypeOf<typeof SetupKey>

/** Types in the fixed catalogue. */
export const IntegrationType = oneOf(
  'bank_account',
  'accounting',
  'payroll',
  'pos_orders',
  'hr_system',
  'email_marketing',
  'social_media',
  'google_analytics',
)
export type IntegrationType = t.TypeOf<typeof IntegrationType>

/** The catalogue: name, category and setup fields in dialog order (decision 20). */
export const integrations: Readonly<
  Record<
    IntegrationType,
    { readonly name: string; readonly category: IntegrationCategory; readonly setup: readonly SetupKey[] }
  >
> = {
  bank_account: { name: 'Bank Account', category: 'financial', setup: ['bank_name', 'account_number'] },
  accounting: { name: 'Accounting', category: 'financial', setup: ['accounting_software', 'api_key'] },
  payroll: { name: 'Payroll', category: 'financial', setup: ['payroll_provider', 'employer_id', 'api_key'] },
  pos_orders: {
    name: 'POS & Orders',
    category: 'operations',
    setup: ['pos_system', 'location_id', 'api_key'],
  },
  hr_system: { name: 'HR System', category: 'operations', setup: ['hr_platform', 'company_id', 'api_key'] },
  email_marketing: {
    name: 'Email Marketing',
    category: 'marketing',
    setup: ['provider', 'api_key', 'list_id'],
  },
  social_media: { name: 'Social Media', category: 'marketing', setup: ['platforms', 'access_token'] },
  google_analytics: {
    name: 'Google Analytics',
    category: 'analytics',
    setup: ['measurement_id', 'service_account_key'],
  },
}

/** Types in catalogue order, which is the order on screen. */
export const integrationTypes: readonly IntegrationType[] = Object.keys(integrations).filter(
  IntegrationType.is,
)

/** Setup fields with a credential, masked while typed. No setup value is ever shown again. */
export const secretSetupKeys: readonly SetupKey[] = [
  'account_number',
  'api_key',
  'service_account_key',
  'access_token',
]

export const ConnectionStatus = oneOf('connected', 'error')
export type ConnectionStatus = t.TypeOf<typeof ConnectionStatus>

const connectionFields = {
  id: ConnectionId,
  type: IntegrationType,
  status: ConnectionStatus,
  lastSync: t.union([IsoTime, t.null]),
  setupKeys: t.array(SetupKey),
  createdAt: IsoTime,
}
const connectionOptions = { failure: text(300, 1) }

/** A connection as shown: the setup keys that have a value, but no values. */
export const Connection = record(connectionFields, connectionOptions, 'Connection')
export type Connection = t.TypeOf<typeof Connection>

/** Systems that sign their deliveries in their own way; all others use Standard Webhooks. */
export const pushVendors = ['square', 'shopify', 'xero', 'stripe'] as const
export const PushVendor = oneOf(...pushVendors)
export type PushVendor = t.TypeOf<typeof PushVendor>

/** Types whose systems can push sales to an address of the connection. */
export const pushedTypes: readonly IntegrationType[] = ['accounting', 'pos_orders', 'email_marketing']

/** Path of the address of a connection. */
export const inboundPath = (connectionId: string): string => `/api/inbound/${connectionId}`

/** Where a system sends its sales, and the secret with which it signs them. Shown once. */
export const Inbound = record({ url: text(500, 1), secret: text(300, 1) }, undefined, 'Inbound')
export type Inbound = t.TypeOf<typeof Inbound>

/** A signing secret issued by another system: printable ASCII without white space. */
export const GivenSecret = pattern(
  'must be the signing secret as the other system shows it: 16 to 255 letters, digits and signs, without spaces',
  /^[\x21-\x7e]{16,255}$/,
)

/** A new connection; with an address if its system can push sales. */
export const NewConnection = record(
  connectionFields,
  { ...connectionOptions, inbound: Inbound },
  'NewConnection',
)
export type NewConnection = t.TypeOf<typeof NewConnection>

/** Setup values by key, as typed by the user. */
export const SetupData = t.record(t.string, text(4000), 'SetupData')
export type SetupData = t.TypeOf<typeof SetupData>
