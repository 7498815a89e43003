/** Which setup values an integration takes (decision 20). */
import {
  type IntegrationType,
  integrations,
  type SetupData,
  type SetupKey,
} from '#schema/connection/connection'
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'

/** The values that were given, in the order of the dialog, and their keys; a blank value counts as not given. */
export type Setup = {
  readonly keys: readonly SetupKey[]
  readonly values: { readonly [Key in SetupKey]?: string }
}

/** Sorts out what was typed. A key that the integration does not ask for is 400, named without its value; none is required. */
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
