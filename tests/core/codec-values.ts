/** Generates values from codecs: any value that a codec accepts. */
import fc from 'fast-check'
import * as t from 'io-ts'
import { E } from '#schema/core/fp'
import { type ObjectShape, shapeOf } from '#schema/core/json-schema'
import { namePattern } from '#schema/core/name-text'
import { Scalar } from '#schema/core/scalars'

export type Kind =
  | { readonly kind: 'scalar'; readonly scalar: Scalar<unknown, unknown> }
  | { readonly kind: 'boolean' | 'null' }
  | { readonly kind: 'list' | 'dictionary'; readonly inner: t.Mixed }
  | { readonly kind: 'union'; readonly members: readonly t.Mixed[] }
  | { readonly kind: 'record'; readonly shape: ObjectShape }

const isScalar = (codec: t.Mixed): codec is Scalar<unknown, unknown> => codec instanceof Scalar

/** Classifies a codec; throws on an unknown kind, so that no input goes untested. */
export const kindOf = (codec: t.Mixed): Kind => {
  if (isScalar(codec)) return { kind: 'scalar', scalar: codec }
  if (codec instanceof t.BooleanType) return { kind: 'boolean' }
  if (codec instanceof t.NullType) return { kind: 'null' }
  if (codec instanceof t.ArrayType) return { kind: 'list', inner: codec.type }
  if (codec instanceof t.DictionaryType) return { kind: 'dictionary', inner: codec.codomain }
  if (codec instanceof t.UnionType) return { kind: 'union', members: codec.types }
  return { kind: 'record', shape: shapeOf(codec) }
}

/** JSON Schema keywords of a scalar. */
export const Rules = t.partial({
  type: t.string,
  enum: t.readonlyArray(t.string),
  minLength: t.number,
  maxLength: t.number,
  minimum: t.number,
  maximum: t.number,
  multipleOf: t.number,
  not: t.type({ const: t.number }),
  pattern: t.string,
})

export const rulesOfScalar = ({ jsonSchema }: Scalar<unknown, unknown>): t.TypeOf<typeof Rules> => {
  const rules = Rules.decode(jsonSchema)
  if (E.isLeft(rules)) throw new Error(`${JSON.stringify(jsonSchema)} is no schema of a single value.`)
  return rules.right
}

// Digits of the largest position that a query may have.
const largestPosition = 10 ** 15 - 1

/** True if a number is sent as text, as in a query. */
const isFromText = (scalar: Scalar<unknown, unknown>): boolean => {
  const { type, minimum = 1 } = rulesOfScalar(scalar)
  return type === 'integer' && typeof scalar.encode(minimum) === 'string'
}

const matchesScalar = (scalar: Scalar<unknown, unknown>, sent: unknown): boolean => {
  const { type, minimum = -Infinity, maximum = Infinity, ...rules } = rulesOfScalar(scalar)
  if (type === undefined) return true
  if (type === 'string')
    return (
      typeof sent === 'string' &&
      sent.length >= (rules.minLength ?? 0) &&
      sent.length <= (rules.maxLength ?? Infinity) &&
      new RegExp(rules.pattern ?? '', 'u').test(sent) &&
      (rules.enum?.includes(sent) ?? true) &&
      sent.isWellFormed() &&
      !sent.includes('\0')
    )
  const isNumeral = typeof sent === 'string' && /^(0|[1-9]\d{0,14})$/.test(sent)
  const number = isFromText(scalar) && isNumeral ? Number(sent) : sent
  if (typeof number !== 'number' || (number === sent && isFromText(scalar))) return false
  if (number === rules.not?.const) return false
  // A step of a cent, which no binary number is a multiple of.
  if (rules.multipleOf !== undefined && Number(number.toFixed(2)) !== number) return false
  return (type === 'number' || Number.isSafeInteger(number)) && number >= minimum && number <= maximum
}

/** Checks a scalar against its published schema. Does not ask the codec, which is under test. */
export const matchesSchema = (codec: t.Mixed, sent: unknown): boolean => {
  const found = kindOf(codec)
  if (found.kind === 'scalar') return matchesScalar(found.scalar, sent)
  if (found.kind === 'boolean') return typeof sent === 'boolean'
  if (found.kind === 'null') return sent === null
  if (found.kind === 'union') return found.members.some((member) => matchesSchema(member, sent))
  throw new Error(`${codec.name} has parts.`)
}

const textOf = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'binary' }),
    fc.constantFrom('a', 'é', ' b').map((part) => part.repeat(maxLength).slice(0, maxLength)),
    fc.constantFrom('__proto__', '<b>', "' or 1=1 --", '{{x}}', '\u202eabc', '\n', '😀'),
  )

const candidatesOf = (scalar: Scalar<unknown, unknown>): fc.Arbitrary<unknown> => {
  const rules = rulesOfScalar(scalar)
  if (rules.enum) return fc.constantFrom(...rules.enum)
  if (rules.type === 'integer')
    return fc.integer({ min: rules.minimum ?? 1, max: rules.maximum ?? largestPosition })
  if (rules.multipleOf !== undefined)
    return fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((cents) => cents / 100)
  if (rules.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (rules.type !== 'string') return fc.jsonValue()
  // The look-ahead limits the length of an email address; fast-check has its own generator for those.
  if (rules.pattern?.startsWith('^(?=')) return fc.emailAddress()
  if (rules.pattern === namePattern)
    return fc.oneof(
      textOf(1, rules.maxLength ?? 40),
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.constantFrom("Siobhán O'Brien", 'Анна Петрова', 'می\u200cخواهم', 'Café 東京', 'Farm 👩\u200d🌾'),
    )
  if (rules.pattern?.startsWith('^')) return fc.stringMatching(new RegExp(rules.pattern, 'u'))
  return textOf(rules.minLength ?? 0, rules.maxLength ?? 40)
}

/** Any value that the codec accepts, as sent. With `everything`, no optional field is missing and no list is empty. */
export const arbitraryInput = (codec: t.Mixed, everything = false): fc.Arbitrary<unknown> => {
  const found = kindOf(codec)
  switch (found.kind) {
    case 'scalar':
      return candidatesOf(found.scalar)
        .map((value) => (isFromText(found.scalar) ? String(value) : value))
        .filter((sent) => matchesScalar(found.scalar, sent))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'list':
      return fc.array(arbitraryInput(found.inner, everything), {
        minLength: everything ? 1 : 0,
        maxLength: 4,
      })
    case 'dictionary':
      return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), arbitraryInput(found.inner, everything), {
        minKeys: everything ? 1 : 0,
        maxKeys: 4,
        noNullPrototype: true,
      })
    case 'union':
      return fc.oneof(...found.members.map((member) => arbitraryInput(member, everything)))
    case 'record': {
      const { properties, required } = found.shape
      const fields = Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, arbitraryInput(inner, everything)]),
      )
      const requiredKeys = everything ? Object.keys(fields) : [...required]
      return fc.record(fields, { requiredKeys, noNullPrototype: true })
    }
  }
}
