/** Every way to break one field of a valid input, with the field that the refusal must name. */
import type * as t from 'io-ts'
import { namePattern } from '#schema/core/name-text'
import type { Scalar } from '#schema/core/scalars'
import { seenPattern } from '#schema/core/seen-text'
import { kindOf, matchesSchema, rulesOfScalar } from './codec-values.ts'

/** An invalid input: `how` describes it, `field` is the name in the refusal, `value` is sent (undefined: omitted). */
export type Mutation = { readonly how: string; readonly field: string; readonly value: unknown }

const wrongTypes: readonly (readonly [how: string, value: unknown])[] = [
  ['a number', 7.5],
  ['a text', 'no such thing'],
  ['true', true],
  ['null', null],
  ['a list', ['x']],
  ['an object', { x: 'y' }],
]

const notA = (kind: 'a list' | 'an object') => wrongTypes.filter(([how]) => how !== kind)

const wrongScalars = (
  scalar: Scalar<unknown, unknown>,
): readonly (readonly [how: string, value: unknown])[] => {
  const rules = rulesOfScalar(scalar)
  const { minLength = 0, maxLength, minimum, maximum } = rules
  const beyond = [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    0.5,
    Number.MAX_SAFE_INTEGER + 1,
  ]
  const isText = rules.type === 'string'
  return [
    ...wrongTypes,
    ...(rules.type === 'integer'
      ? beyond.flatMap((n) => [[`${n}`, n] as const, [`the text ${n}`, `${n}`] as const])
      : []),
    ...(rules.multipleOf === undefined
      ? []
      : [0, -0, 0.001, 1e-320, 1e308, -1e308].map((n) => [`${n}`, n] as const)),
    ...(isText && maxLength !== undefined ? [['a text too long', 'x'.repeat(maxLength + 1)] as const] : []),
    ...(isText && minLength > 0 ? [['an empty text', ''] as const] : []),
    ...(isText && rules.pattern === seenPattern
      ? [['a blank text', ' \t\n'] as const, ['a text that shows nothing', '\u200b\u3164'] as const]
      : []),
    ...(isText && rules.pattern === namePattern
      ? [['a name of mixed alphabets', 'Tеss'] as const, ['a name turned around', 'Tess\u202ex'] as const]
      : []),
    ...(isText && rules.enum
      ? rules.enum.map((word) => [`${word} in other letters`, `${word} `] as const)
      : []),
    ...(isText && rules.pattern ? [['a text without end', 'x'.repeat(9000)] as const] : []),
    ...(isText ? [['a NUL', 'a\u0000'] as const, ['a lone surrogate', 'a\ud800'] as const] : []),
  ]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inPlaceOf = (field: string, wrong: typeof wrongTypes): readonly Mutation[] =>
  wrong.map(([how, value]) => ({ how, field, value }))

const invalidValues = (codec: t.Mixed, field: string, wrong: typeof wrongTypes): readonly Mutation[] =>
  inPlaceOf(
    field,
    wrong.filter(([, value]) => !matchesSchema(codec, value)),
  )

const under = (field: string, key: string | number): string =>
  field === '' ? String(key) : `${field}.${key}`

/** Breaks each field of an object in turn: its value as given by `inner` and, if required, by leaving it out. */
const fields = (
  value: Readonly<Record<string, unknown>>,
  field: string,
  innerOf: (key: string) => t.Mixed | undefined,
  required: readonly string[],
): readonly Mutation[] =>
  Object.keys(value).flatMap((key) => {
    const inner = innerOf(key)
    const without = Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
    const here = under(field, key)
    return [
      ...(required.includes(key) ? [{ how: 'nothing', field: here, value: without }] : []),
      ...(inner ? mutationsOf(inner, value[key], here) : []).map((broken) => ({
        ...broken,
        value: { ...without, [key]: broken.value },
      })),
    ]
  })

/** All ways to break exactly one field of a valid value. */
export const mutationsOf = (codec: t.Mixed, value: unknown, field = ''): readonly Mutation[] => {
  const found = kindOf(codec)
  switch (found.kind) {
    case 'scalar':
      return invalidValues(codec, field, wrongScalars(found.scalar))
    case 'boolean':
    case 'null':
      return invalidValues(codec, field, wrongTypes)
    case 'union': {
      const wrong = found.members.flatMap((member) => {
        const one = kindOf(member)
        return one.kind === 'scalar' ? wrongScalars(one.scalar) : wrongTypes
      })
      return invalidValues(codec, field, wrong)
    }
    case 'list': {
      const items = Array.isArray(value) ? value : []
      const inside = items.flatMap((item, index) =>
        mutationsOf(found.inner, item, under(field, index)).map((broken) => ({
          ...broken,
          value: items.map((other, at) => (at === index ? broken.value : other)),
        })),
      )
      return [...inPlaceOf(field, notA('a list')), ...inside]
    }
    case 'dictionary':
      return [
        ...inPlaceOf(field, notA('an object')),
        ...(isRecord(value) ? fields(value, field, () => found.inner, []) : []),
      ]
    case 'record': {
      const { properties, required } = found.shape
      // The input itself is always an object; only nested objects can have another type.
      const whole = field === '' ? [] : inPlaceOf(field, notA('an object'))
      return [...whole, ...(isRecord(value) ? fields(value, field, (key) => properties[key], required) : [])]
    }
  }
}
