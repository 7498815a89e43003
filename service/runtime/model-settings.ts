/** Which language model advises, where one does: what the environment says of it, checked. */

/** A server that speaks the OpenAI protocol, and a model of it. */
export type ModelSettings = {
  /** Up to and including the version, as in https://host/v1. */
  readonly url: string
  readonly model: string
  /** Never shown, logged or kept; a server at home may need none. */
  readonly apiKey: string | undefined
  /** USD for a million tokens, both or neither. */
  readonly inputPrice: number | undefined
  readonly outputPrice: number | undefined
  /** How long an answer, or the next piece of one, is waited for; all of it four times as long at most. */
  readonly timeoutMs: number
}

const defaultTimeoutMs = 30_000
const names = [
  'ADVISOR_URL',
  'ADVISOR_MODEL',
  'ADVISOR_API_KEY',
  'ADVISOR_INPUT_PRICE',
  'ADVISOR_OUTPUT_PRICE',
  'ADVISOR_TIMEOUT_MS',
] as const

const priceOf = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined
  const price = Number(value)
  if (!Number.isFinite(price) || price < 0)
    throw new Error(`${name} must be a price in USD per million tokens, but is "${value}".`)
  return price
}

const urlOf = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  // The value is not repeated: it could hold a password.
  if (
    url === undefined ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.username ||
    url.password ||
    url.search
  )
    throw new Error(
      'ADVISOR_URL must be an address like https://host/v1, without a password or a query. Put a key in ADVISOR_API_KEY.',
    )
  return value.replace(/\/+$/, '')
}

const keyOf = (value: string | undefined): string | undefined => {
  // It travels in a header; one that cannot would be named in the error of whoever tries.
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value))
    throw new Error('ADVISOR_API_KEY contains a character that no key can have.')
  return value
}

/** The settings, undefined where none is there; throws a sentence that names the variable where they are incomplete or cannot be meant. */
export const readModelSettings = (env: NodeJS.ProcessEnv): ModelSettings | undefined => {
  const set = names.filter((name) => env[name]?.trim())
  const [first] = set
  if (first === undefined) return undefined
  const read = (name: (typeof names)[number]): string | undefined => env[name]?.trim() || undefined
  const url = read('ADVISOR_URL')
  const model = read('ADVISOR_MODEL')
  if (url === undefined) throw new Error(`ADVISOR_URL must be set when ${first} is.`)
  if (model === undefined) throw new Error(`ADVISOR_MODEL must be set when ${first} is.`)
  if (model.length > 120)
    throw new Error('ADVISOR_MODEL must be the name of a model, with at most 120 characters.')
  const inputPrice = priceOf('ADVISOR_INPUT_PRICE', read('ADVISOR_INPUT_PRICE'))
  const outputPrice = priceOf('ADVISOR_OUTPUT_PRICE', read('ADVISOR_OUTPUT_PRICE'))
  if ((inputPrice === undefined) !== (outputPrice === undefined)) {
    const lacking = inputPrice === undefined ? 'ADVISOR_INPUT_PRICE' : 'ADVISOR_OUTPUT_PRICE'
    throw new Error(`${lacking} must be set too: a cost needs both prices.`)
  }
  const timeoutMs = Number(read('ADVISOR_TIMEOUT_MS') ?? defaultTimeoutMs)
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1 || timeoutMs > 600_000)
    throw new Error(
      `ADVISOR_TIMEOUT_MS must be a whole number from 1 to 600000, but is "${env.ADVISOR_TIMEOUT_MS}".`,
    )
  const apiKey = keyOf(read('ADVISOR_API_KEY'))
  return { url: urlOf(url), model, apiKey, inputPrice, outputPrice, timeoutMs }
}
