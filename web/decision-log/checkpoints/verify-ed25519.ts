/** Verifies Ed25519 with the browser's own cryptography; in JavaScript in browsers that have none. */
import { verifyAnywhere } from '#schema/proof/note'

/** True if the signature of a message is valid; false for anything else, such as a key that is none. */
export const verifyEd25519 = async (
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): Promise<boolean> => {
  try {
    const key = await crypto.subtle.importKey('raw', new Uint8Array(publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), new Uint8Array(message))
  } catch {
    // No Ed25519 here, or no cryptography at all, as on a page without TLS.
    return isValidAnywhere(signature, message, publicKey)
  }
}

const isValidAnywhere: typeof verifyAnywhere = (...signed) => {
  try {
    return verifyAnywhere(...signed)
  } catch {
    return false
  }
}
