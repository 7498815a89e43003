/** io-ts codecs as Standard Schema, which RTK Query uses to validate answers. */
import type * as t from 'io-ts'
import { decodeAnswer } from '#schema/core/decode'
import { E } from '#schema/core/fp'

/** Standard Schema of an identity codec; issues name the mismatched fields. */
export const standardSchema = <A>(codec: t.Type<A, A, unknown>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'io-ts',
    validate: (value: unknown) => {
      const decoded = decodeAnswer(codec, value)
      return E.isRight(decoded)
        ? { value: decoded.right }
        : {
            issues: (decoded.left.errors ?? []).map((e) => ({
              message: e.message,
              path: e.field.split('.'),
            })),
          }
    },
  },
})
