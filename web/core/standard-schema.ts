/** io-ts as a Standard Schema, which is what RTK Query validates answers with. */
import type * as t from 'io-ts'
import { decodeInput } from '#schema/core/decode'
import { E } from '#schema/core/fp'

/** The Standard Schema of an identity codec; a mismatch names its fields. */
export const standardSchema = <A>(codec: t.Type<A, A, unknown>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'io-ts',
    validate: (value: unknown) => {
      const decoded = decodeInput(codec, value)
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
