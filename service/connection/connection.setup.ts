/** Setup values of an integration (decision 20). */
import {
  type IntegrationType,
  integrations,
  type SetupData,
  type SetupKey,
} from '#schema/connection/connection'
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'

/** The given values with their keys, in dialog order; blank values are omitted. */
export type Setup = {
  readonly keys: readonly SetupKey[]
  readonly values: { readonly [Key in SetupKey]?: string }
}

/** Reads the setup values; none is required. A key that the integration does not have is a 400 that omits its value. */
export const readSetup = (type: IntegrationType, data: SetupData): E.Either<Problem, Setup> => {
  const asked = integrations[type].setup
  const others = Object.keys(data).filter((key) => !asked.some((one) => one === key))
  if (others.length > 0)
    return E.left(
      invalid(
        others.map((key) => ({
          field: `setupData.${key}`,
          message: `is not a setup field of ${integrations[type].name}, which has ${asked.join(', ')}`,
        })),
      ),
    )
  const keys = asked.filter((key) => (data[key] ?? '').trim() !== '')
  return E.right({ keys, values: Object.fromEntries(keys.map((key) => [key, data[key]])) })
}
