/** Browser side of passkeys; loads when a passkey is needed. */
import type { PasskeyCreation, PasskeyRequest } from '#schema/session/passkey'

/** True if passkeys work here; they never do on an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^(\d+\.){3}\d+$|:/.test(window.location.hostname)

/** The user closed the browser's dialog, or it timed out. */
export class PasskeyCancelled extends Error {}

/** This device already has one of the user's passkeys. */
export class PasskeyKnown extends Error {}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

const explained = (error: unknown): unknown => {
  const name = nameOf(error)
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyCancelled()
  return name === 'InvalidStateError' ? new PasskeyKnown() : error
}

/** Signs a challenge with a passkey on this device. */
export const askPasskey = async (options: PasskeyRequest) => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: { ...options } })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      ...{ id, rawId, type },
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    }
  } catch (error) {
    throw explained(error)
  }
}

/** Creates a passkey on this device. */
export const makePasskey = async (options: PasskeyCreation) => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: { ...options } })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { ...{ id, rawId, type }, response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    throw explained(error)
  }
}

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const found = (names: typeof systems, agent: string): string | undefined =>
  names.find(([form]) => form.test(agent))?.[1]

/** Short device name such as `Chrome · Mac`, from a User-Agent; unknown ones stay unchanged. */
export const deviceName = (agent: string): string => {
  const parts = [found(browsers, agent), found(systems, agent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : agent.slice(0, 60)
}
