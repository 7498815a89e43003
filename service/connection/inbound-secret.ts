/** The address of a connection whose system can push sales, and its secret. */
import { inboundPath, type PushVendor, pushVendors, type SetupKey } from '#schema/connection/connection'

const secretBytes = 30

/** Milliseconds that a replaced secret works on, so that no message is lost while the other system is changed. */
export const previousWorksMs = 24 * 3_600_000

/** A new secret in the form of Standard Webhooks: `whsec_` and base64, here without padding. */
export const newSecret = (random: (size: number) => Buffer): string =>
  `whsec_${random(secretBytes).toString('base64')}`

/** The last letters of a secret, by which a person knows it again. */
export const endingOf = (secret: string): string => secret.slice(-4)

/** Where a system sends its sales. */
export const addressOf = (origin: string, connectionId: string): string =>
  `${origin}${inboundPath(connectionId)}`

/** Subject whose key seals what is secret about a connection; removing the connection destroys it. */
export const subjectOf = (connectionId: string): string => `connection-${connectionId}`

/** Setup fields with the name of a system. */
const naming: readonly SetupKey[] = ['pos_system', 'accounting_software', 'provider']

/** The system that signs in a way of its own, if the setup names exactly one. */
export const vendorIn = (values: { readonly [Key in SetupKey]?: string }): PushVendor | undefined => {
  const words = naming.flatMap((key) => (values[key] ?? '').toLowerCase().split(/[^a-z]+/))
  const found = pushVendors.filter((vendor) => words.includes(vendor))
  return found.length === 1 ? found[0] : undefined
}
