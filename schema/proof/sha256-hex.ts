import { sha256 } from '@noble/hashes/sha2.js'
import { toHex, utf8 } from './bytes.ts'

/** SHA-256 of a text's UTF-8 bytes in lower-case hexadecimal. For a canonical event text, this is the event's hash. */
export const sha256Hex = (text: string): string => toHex(sha256(utf8(text)))
