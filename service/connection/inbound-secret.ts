/** Address and secret of a connection that can push sales. */
import { inboundPath, type PushVendor, pushVendors, type SetupKey } from '#schema/connection/connection'

const secretBytes = 30

/**
 * Milliseconds for which a replaced secret still works, so that no message is lost while the other system is
 * reconfigured.
 */
export const previousWorksMs = 24 * 3_600_000

/** A new Standard Webhooks secret: `whsec_` and base64, without padding. */
export const newSecret = (random: (size: number) => Buffer): string =>
  `whsec_${random(secretBytes).toString('base64')}`

/** Last characters of a secret, for recognising it. */
export const endingOf = (secret: string): string => secret.slice(-4)

/** Address to which a system sends its sales. */
export const addressOf = (origin: string, connectionId: string): string =>
  `${origin}${inboundPath(connectionId)}`

/** Subject whose key seals a connection's secrets; removing the connection destroys it. */
export const subjectOf = (connectionId: string): string => `connection-${connectionId}`

/** Setup fields that contain the name of a system. */
const naming: readonly SetupKey[] = ['pos_system', 'accounting_software', 'provider']

/** The system with its own way of signing, if the setup names exactly one. */
export const vendorIn = (values: { readonly [Key in SetupKey]?: string }): PushVendor | undefined => {
  const words = naming.flatMap((key) => (values[key] ?? '').toLowerCase().split(/[^a-z]+/))
  const found = pushVendors.filter((vendor) => words.includes(vendor))
  return found.length === 1 ? found[0] : undefined
}
