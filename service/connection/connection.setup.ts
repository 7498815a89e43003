/** Setup values of an integration (decision 20). */
import {
  type IntegrationType,
  integrations,
  type SetupData,
  type SetupKey,
  secretSetupKeys,
} from '#schema/connection/connection'
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'

/** The given values with their keys, in dialog order. */
export type Setup = {
  readonly keys: readonly SetupKey[]
  readonly values: { readonly [Key in SetupKey]?: string }
}

/** Numbers and ids issued by a system; web and mail addresses are not. */
const numbers: readonly SetupKey[] = [
  'account_number',
  'location_id',
  'employer_id',
  'company_id',
  'list_id',
  'measurement_id',
]

const addressForm = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)|^\S+@\S+\.\S+$/i

/** Maximum length of a name or number; keys and service accounts can be long. */
const maxNameLength = 200

/** Reason why a value cannot work. Omits the value, which may be a secret. */
const faultOf = (key: SetupKey, value: string): string | undefined => {
  if (value.trim() === '') return 'is blank; leave it out if you do not have it'
  if (!secretSetupKeys.includes(key) && value.length > maxNameLength)
    return `must be at most ${maxNameLength} characters`
  return numbers.includes(key) && addressForm.test(value.trim())
    ? 'must be a number or id, not an address'
    : undefined
}

/**
 * Parses setup values; none is required. 400 for a key that the integration does not have, or a value that
 * cannot work; the message omits the value.
 */
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
  const faults = asked.flatMap((key) => {
    const message = data[key] === undefined ? undefined : faultOf(key, data[key])
    return message === undefined ? [] : [{ field: `setupData.${key}`, message }]
  })
  if (faults.length > 0) return E.left(invalid(faults))
  const keys = asked.filter((key) => data[key] !== undefined)
  return E.right({ keys, values: Object.fromEntries(keys.map((key) => [key, data[key]])) })
}
