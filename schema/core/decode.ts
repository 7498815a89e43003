/** Decoding with errors that name the field: turns the io-ts context into a readable path. */
import * as t from 'io-ts'
import { E, pipe } from './fp.ts'
import { type FieldError, invalid, type Problem } from './problem.ts'
import { inputContext } from './scalars.ts'

const tagOf = (type: t.Decoder<unknown, unknown>): unknown => ('_tag' in type ? type._tag : undefined)

// Leaves out the indexes of intersection and union members, which callers never see.
const pathOf = (context: t.Context): string =>
  context
    .filter((_, index) => {
      const parent = context[index - 1]
      return parent !== undefined && !isTransparent(parent.type)
    })
    .map((entry) => entry.key)
    .join('.')

const isTransparent = (type: t.Decoder<unknown, unknown>): boolean => {
  const tag = tagOf(type)
  if (tag === 'ExactType' && type instanceof t.ExactType) return isTransparent(type.type)
  return tag === 'IntersectionType' || tag === 'UnionType'
}

const fieldErrorOf = (error: t.ValidationError): FieldError => {
  const last = error.context.at(-1)
  const rule = error.message ?? `must be ${last?.type.name ?? 'valid'}`
  return { field: pathOf(error.context) || 'body', message: error.value === undefined ? 'is required' : rule }
}

const problemOf = (errors: t.Errors): Problem => {
  const fields = new Map<string, FieldError>()
  for (const error of errors.map(fieldErrorOf)) if (!fields.has(error.field)) fields.set(error.field, error)
  return invalid([...fields.values()])
}

/** What a caller sent, or an `invalid` problem that names every invalid field. */
export const decodeInput = <A, O, I>(codec: t.Type<A, O, I>, value: I): E.Either<Problem, A> =>
  pipe(codec.validate(value, inputContext(codec, value)), E.mapLeft(problemOf))

/** An answer of the service, which may show what was recorded under earlier rules. */
export const decodeAnswer = <A, O, I>(codec: t.Type<A, O, I>, value: I): E.Either<Problem, A> =>
  pipe(codec.decode(value), E.mapLeft(problemOf))

/** The decoded value; throws if invalid. For our own data, where a mismatch is a bug. */
export const decodeOrThrow = <A, O, I>(codec: t.Type<A, O, I>, value: I, what: string): A =>
  pipe(
    codec.decode(value),
    E.getOrElseW((errors) => {
      throw new Error(
        `${what} does not decode: ${errors.map((e) => JSON.stringify(fieldErrorOf(e))).join('; ')}`,
      )
    }),
  )
