/** Conversion of bytes and text, for browsers, Node and pages without a server. */

/** A SHA-256 function. Node's own is faster than the portable one, so callers can pass it. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** Length of a SHA-256 in bytes. */
export const hashBytes = 32

const encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array => encoder.encode(text)

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8, keeping a byte order mark; undefined if the bytes are not valid UTF-8. */
export const textOfUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** Concatenates bytes. */
export const concatBytes = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** True if the bytes are equal. Not constant-time: nothing compared here is secret. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Base64 with padding (RFC 4648, section 4). */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Decodes canonical base64; undefined for any other text. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    return toBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += digits[byte]
  return text
}

/** Decodes lower-case hexadecimal; undefined for any other text. */
export const fromHex = (text: string): Uint8Array | undefined => {
  if (!/^([0-9a-f]{2})*$/.test(text)) return undefined
  const bytes = new Uint8Array(text.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16)
  return bytes
}

/** Decodes base64 hashes; undefined if any is invalid. */
export const hashesFromBase64 = (texts: readonly string[]): readonly Uint8Array[] | undefined => {
  const hashes = texts.map(fromBase64)
  const isHash = (hash: Uint8Array | undefined): hash is Uint8Array => hash?.length === hashBytes
  return hashes.every(isHash) ? hashes : undefined
}
