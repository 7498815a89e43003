/**
 * The canonical text of an event, byte for byte, as hashed and as stored in bundles.
 *
 * 1. The text is one JSON object with exactly these keys in this order, without white space: `actor`, `causationId`,
 *    `correlationId`, `data`, `id`, `persona`, `position`, `previousHash`, `recordedAt`, `stream`, `type`, `version`,
 *    `workspace`. This is RFC 8785 (JSON Canonicalization Scheme) of that object.
 * 2. Objects inside `data` have their keys sorted by UTF-16 code units; arrays keep their order.
 * 3. Strings are in double quotes. `"` and `\` are escaped by `\`; U+0008, 0009, 000A, 000C, 000D as `\b \t \n \f \r`;
 *    other characters below U+0020 as `\u00xx`, lower-case. Nothing else is escaped, neither `/` nor U+2028 nor any
 *    character above U+007F. Lone surrogates and U+0000 do not occur.
 * 4. Numbers are formatted as in ECMAScript: the shortest digits that give the same IEEE 754 double, `1e+21`, `1e-7`, `0`
 *    for minus zero. `position` and `version` are whole numbers from 1.
 * 5. `recordedAt` is UTC as `2026-11-20T09:12:00.000Z`, always with three digits of a second. `causationId`,
 *    `correlationId` and `persona` are `null` if there is none.
 * 6. `previousHash` is the hash of the event one position before in the same workspace, as 64 lower-case hexadecimal
 *    digits; 64 zeros at position 1. A sealed value is an object of `box` and `subject`, both strings.
 * 7. The text is encoded as UTF-8, without a byte order mark. The event's hash is the SHA-256 of these bytes. The leaf of
 *    the Merkle tree is SHA-256(0x00 ‖ the 32 bytes of the hash); the leaf of position 1 is the first.
 *
 * Vectors: `fixtures/core/canonical-events.json`.
 */
import { readJson } from './read-json.ts'

/** Place of an event in a log, from its canonical text. */
export type CanonicalEvent = {
  readonly position: number
  readonly previousHash: string
  readonly workspace: string
}

const isPlaced = (event: object): event is CanonicalEvent =>
  'position' in event &&
  Number.isSafeInteger(event.position) &&
  'previousHash' in event &&
  typeof event.previousHash === 'string' &&
  'workspace' in event &&
  typeof event.workspace === 'string'

/** Reads the place from a text; undefined if it is no event. Does not check the hash. */
export const readCanonicalEvent = (text: string): CanonicalEvent | undefined => {
  try {
    const event = readJson(text)
    return typeof event === 'object' && event !== null && isPlaced(event) ? event : undefined
  } catch {
    return undefined
  }
}
