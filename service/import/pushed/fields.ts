/** Reads fields of messages that may have any shape, and explains errors in them. */
import { isPlainText } from '#schema/core/scalars'
import type { Cents } from '../reading/money.ts'

/** An unreadable message, with the reason and its subject. */
export class Unreadable extends Error {
  readonly about: string | undefined

  constructor(reason: string, about?: string) {
    super(reason)
    this.about = about
  }
}

/** A field in a message; undefined if missing. */
export const at = (value: unknown, ...path: readonly string[]): unknown => {
  let here = value
  for (const name of path) {
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return undefined
    here = Object.getOwnPropertyDescriptor(here, name)?.value
  }
  return here ?? undefined
}

/** A list in a message; empty if missing. */
export const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** A text in a message. */
export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : undefined
}

const maxId = 100

/** An object's number in its own system: text or digits. */
export const idAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = at(value, ...path)
  const text = Number.isSafeInteger(found) ? String(found) : found
  return typeof text === 'string' && text.trim() !== '' && text.length <= maxId && isPlainText(text)
    ? text
    : undefined
}

const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/** An amount from decimal text such as "18.50"; undefined if missing. */
export const decimalAt = (value: unknown, name: string, about?: string): Cents | undefined => {
  const found = at(value, name)
  if (found === undefined) return undefined
  const [, sign, whole = '', part = ''] = (typeof found === 'string' && decimal.exec(found)) || []
  if (sign === undefined)
    throw new Unreadable(`${name} must be a decimal text such as "18.50", of at most two places`, about)
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

const maxMinor = 100_000_000_000_000

/** Currencies without a smaller unit, as payment systems count them. */
const withoutPlaces = new Set([
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
])

/** Currencies whose smallest unit is a thousandth. */
const withThree = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])

/** An amount from a whole number of a currency's smallest units; undefined if missing. */
export const minorAt = (
  value: unknown,
  name: string,
  currency: string,
  about?: string,
): Cents | undefined => {
  const found = at(value, name)
  if (found === undefined) return undefined
  if (!Number.isSafeInteger(found) || Math.abs(Number(found)) > maxMinor)
    throw new Unreadable(
      `${name} must be a whole number of the smallest unit of ${currency.toUpperCase()}`,
      about,
    )
  const units = BigInt(Number(found))
  const code = currency.toLowerCase()
  if (withoutPlaces.has(code)) return units * 100n
  if (!withThree.has(code)) return units
  if (units % 10n !== 0n) throw new Unreadable(`${name} is finer than a hundredth`, about)
  return units / 10n
}
