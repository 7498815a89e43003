/** Tab and open setup of the Integrations screen, and their form in the address. Pure. */
import {
  type Connection,
  type IntegrationCategory,
  IntegrationType,
  integrationCategories,
  integrations,
  integrationTypes,
} from '#schema/connection/connection'
import type { Feed } from '#schema/import/pushed'

/** Integrations of a category. */
export const typesOf = (category: IntegrationCategory): readonly IntegrationType[] =>
  integrationTypes.filter((type) => integrations[type].category === category)

/** The category in the address; the first by default. */
export const categoryOf = (address: URLSearchParams): IntegrationCategory =>
  integrationCategories.find((one) => one === address.get('category')) ?? integrationCategories[0]

/** The integration whose setup is open in the address. */
export const connectingOf = (address: URLSearchParams): IntegrationType | undefined => {
  const type = address.get('connect')
  return IntegrationType.is(type) ? type : undefined
}

/** The address with this category. */
export const withCategory = (address: URLSearchParams, category: IntegrationCategory): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (category === integrationCategories[0]) next.delete('category')
  else next.set('category', category)
  return next
}

/** The address with the setup of an integration open, or with none. */
export const withConnecting = (
  address: URLSearchParams,
  type: IntegrationType | undefined,
): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (type === undefined) next.delete('connect')
  else next.set('connect', type)
  return next
}

/** The connection of a type; undefined when there is none. */
export const connectionOf = (
  connections: readonly Connection[],
  type: IntegrationType,
): Connection | undefined => connections.find((connection) => connection.type === type)

/** True if there is an address, a message or a failure to show. */
export const hasFeed = ({ address, heardAt, failed }: Feed): boolean =>
  address !== undefined || heardAt !== undefined || failed > 0
