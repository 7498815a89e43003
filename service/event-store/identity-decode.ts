/** Recognises values that decode to themselves, much faster than decoding them (decision 130). */
import * as t from 'io-ts'
import { Scalar } from '#schema/core/scalars'

/** True if a value decodes to itself: valid, with no key that its codec does not name. */
export type IsIdentity = (value: unknown) => boolean

/** Values of unknown codecs are always decoded. */
const unsure: IsIdentity = () => false

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Field = { readonly isRequired: boolean; readonly isIdentity: IsIdentity }

const fieldsOf = (codec: t.Any): readonly (readonly [string, Field])[] | undefined => {
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    const isRequired = codec instanceof t.InterfaceType
    return Object.entries<t.Any>(codec.props).map(([name, inner]) => [
      name,
      { isRequired, isIdentity: identityCheck(inner) },
    ])
  }
  if (!(codec instanceof t.IntersectionType)) return undefined
  const parts = (codec.types as t.Any[]).map(fieldsOf)
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

const identityRecord = (codec: t.Any): IsIdentity => {
  const named = fieldsOf(codec)
  if (named === undefined) return unsure
  const fields = new Map(named)
  const required = named.filter(([, { isRequired }]) => isRequired).length
  return (value) => {
    if (!isRecord(value)) return false
    let missing = required
    for (const name in value) {
      const field = fields.get(name)
      if (field === undefined || !field.isIdentity(value[name])) return false
      if (field.isRequired) missing -= 1
    }
    return missing === 0
  }
}

// A union decodes with the first member that accepts the value, which may drop keys that a later member names.
const identityUnion = (codecs: readonly t.Any[]): IsIdentity => {
  const members = codecs.map((codec) => ({ codec, isIdentity: identityCheck(codec) }))
  return (value) => members.find(({ codec }) => codec.is(value))?.isIdentity(value) ?? false
}

/** Builds the check for a codec; the check returns false when in doubt. */
export const identityCheck = (codec: t.Any): IsIdentity => {
  if (codec instanceof t.ExactType) return identityRecord(codec.type)
  if (codec instanceof t.UnionType) return identityUnion(codec.types)
  if (codec instanceof t.ArrayType) {
    const isIdentity = identityCheck(codec.type)
    return (value) => Array.isArray(value) && value.every(isIdentity)
  }
  const isPlain = codec instanceof Scalar || codec instanceof t.NullType || codec instanceof t.BooleanType
  return isPlain && codec.encode === t.identity ? codec.is : unsure
}
