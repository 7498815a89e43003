/** Decodes tool arguments; on errors, one sentence names the fields, so that the model can correct them. */
import * as t from 'io-ts'
import { decodeInput } from '#schema/core/decode'
import { E, pipe } from '#schema/core/fp'

/** Fields that distinguish the branches of a union. */
const tags = ['operator', 'kind'] as const

const isUnion = (type: t.Decoder<unknown, unknown>): boolean => '_tag' in type && type._tag === 'UnionType'

/** The union branches of an error, outermost first. */
const branchesOf = ({ context }: t.ValidationError): readonly string[] =>
  context.flatMap((_, at) => {
    const parent = context[at - 1]
    const path = () => context.slice(0, at + 1).map(({ key }) => key)
    return parent && isUnion(parent.type) ? [path().join('/')] : []
  })

const isTagError = ({ context }: t.ValidationError): boolean =>
  tags.some((tag) => tag === context.at(-1)?.key)

const grouped = <A>(all: readonly A[], keyOf: (one: A) => string): readonly (readonly A[])[] => {
  const groups = new Map<string, A[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

/** Replaces errors of all union branches by one: the accepted tags. */
const anyTag = (errors: t.Errors): t.Errors => {
  const [first] = errors
  const words = errors.map(({ message = '' }) => message.replace('must be one of ', ''))
  return first ? [{ ...first, message: `must be one of ${words.join(', ')}` }] : []
}

/** Errors of the intended branches, whose tag matches, after `depth` unions. */
const meant = (errors: t.Errors, depth = 0): t.Errors => {
  const direct = errors.filter((error) => branchesOf(error).length <= depth)
  const inside = errors.filter((error) => branchesOf(error).length > depth)
  const unions = grouped(inside, (error) => (branchesOf(error)[depth] ?? '').replace(/\/[^/]*$/, ''))
  return [
    ...direct,
    ...unions.flatMap((union) => {
      const branches = grouped(union, (error) => branchesOf(error)[depth] ?? '')
      const ownTag = (error: t.ValidationError) => isTagError(error) && branchesOf(error).length === depth + 1
      const fitting = branches.filter((branch) => !branch.some(ownTag))
      return fitting.length > 0
        ? fitting.flatMap((branch) => meant([...branch], depth + 1))
        : anyTag(union.filter(ownTag))
    }),
  ]
}

/** A codec that reports errors of the intended branches only. */
class Focused<A> extends t.Type<A, unknown, unknown> {
  // Keeps the index of a part of the codec out of field names.
  readonly _tag = 'IntersectionType'

  constructor(codec: t.Type<A, unknown, unknown>) {
    super(
      codec.name,
      codec.is,
      (input, context) =>
        pipe(
          codec.validate(input, context),
          E.mapLeft((errors) => meant(errors)),
        ),
      codec.encode,
    )
  }
}

const maxNamed = 4

/** The value, or an error message. */
export const decodeArgument = <A>(codec: t.Type<A, unknown, unknown>, value: unknown): E.Either<string, A> =>
  pipe(
    decodeInput(new Focused(codec), value),
    E.mapLeft(({ errors = [] }) => {
      const named = errors.slice(0, maxNamed).map(({ field, message }) => `${field} ${message}`)
      return `The call cannot be answered: ${named.join('; ')}.`
    }),
  )
