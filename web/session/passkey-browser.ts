/** The browser's side of passkeys; its code loads when a passkey is asked for. */
import type { PasskeyCreation, PasskeyRequest } from '#schema/session/passkey'

/** True where the browser has passkeys, which no IP address can have. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^(\d+\.){3}\d+$|:/.test(window.location.hostname)

/** The person closed the browser's dialog, or let its time run out. */
export class PasskeyCancelled extends Error {}

/** This device already holds one of the person's passkeys. */
export class PasskeyKnown extends Error {}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

const explained = (error: unknown): unknown => {
  const name = nameOf(error)
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyCancelled()
  return name === 'InvalidStateError' ? new PasskeyKnown() : error
}

/** Answers with one of the passkeys on this device. */
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

/** Makes a passkey on this device. */
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

/** Short name of a device, as `Chrome · Mac`, from the name that its browser gives itself; that name if it is unknown. */
export const deviceName = (agent: string): string => {
  const parts = [found(browsers, agent), found(systems, agent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : agent.slice(0, 60)
}
