/** Derives JSON Schema from codecs by their tags. Throws for an unknown tag rather than emit a vague object. */
import type * as t from 'io-ts'
import { type JsonSchema, Scalar } from './scalars.ts'

/** Fields of a record, and the names of the required ones. */
export type ObjectShape = {
  readonly properties: Readonly<Record<string, t.Mixed>>
  readonly required: readonly string[]
}

const tagged = (codec: t.Mixed): { readonly _tag?: string } & Record<string, never> => codec as never

/** Flattened fields of a record codec; `allOf` with `additionalProperties: false` would refuse everything. */
export const shapeOf = (codec: t.Mixed): ObjectShape => {
  const { _tag, type, types, props } = tagged(codec)
  switch (_tag) {
    case 'ExactType':
      return shapeOf(type as never)
    case 'InterfaceType':
      return { properties: props as never, required: Object.keys(props as never) }
    case 'PartialType':
      return { properties: props as never, required: [] }
    case 'IntersectionType': {
      const shapes = (types as never as t.Mixed[]).map(shapeOf)
      return {
        properties: Object.assign({}, ...shapes.map((shape) => shape.properties)) as never,
        required: shapes.flatMap((shape) => shape.required),
      }
    }
    default:
      throw new Error(`${codec.name} is not a record.`)
  }
}

/** Schema of a codec. */
export const jsonSchema = (codec: t.Mixed): JsonSchema => {
  if (codec instanceof Scalar) return codec.jsonSchema
  const { _tag, type, types, codomain } = tagged(codec)
  switch (_tag) {
    case 'BooleanType':
      return { type: 'boolean' }
    case 'NullType':
      return { type: 'null' }
    case 'DictionaryType':
      return { type: 'object', additionalProperties: jsonSchema(codomain as never) }
    case 'ArrayType':
      return { type: 'array', items: jsonSchema(type as never) }
    case 'UnionType':
      return { anyOf: (types as never as t.Mixed[]).map(jsonSchema) }
    case 'ExactType':
    case 'InterfaceType':
    case 'PartialType':
    case 'IntersectionType': {
      const { properties, required } = shapeOf(codec)
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, inner]) => [key, jsonSchema(inner)]),
        ),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
      }
    }
    default:
      throw new Error(`No JSON Schema exists for the codec ${codec.name} (${_tag ?? 'no tag'}).`)
  }
}
