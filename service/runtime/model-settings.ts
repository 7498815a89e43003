/** Settings of the language model that gives advice, from the environment. */

/** A model on a server with the OpenAI API. */
export type ModelSettings = {
  /** Base URL including the version, as in https://host/v1. */
  readonly url: string
  readonly model: string
  /** Never shown, logged or stored; a local server may need none. */
  readonly apiKey: string | undefined
  /** USD per million tokens; both prices or neither. */
  readonly inputPrice: number | undefined
  readonly outputPrice: number | undefined
  /** Milliseconds to wait for a response or its next chunk; a whole response may take four times as long. */
  readonly timeoutMs: number
  /** Milliseconds for a reply in chat, including everything that the model looks up. */
  readonly turnMs: number
}

const defaultTimeoutMs = 30_000
const defaultTurnMs = 30_000
const names = [
  'ADVISOR_URL',
  'ADVISOR_MODEL',
  'ADVISOR_API_KEY',
  'ADVISOR_INPUT_PRICE',
  'ADVISOR_OUTPUT_PRICE',
  'ADVISOR_TIMEOUT_MS',
  'ADVISOR_TURN_MS',
] as const

const priceOf = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined
  const price = Number(value)
  if (!Number.isFinite(price) || price < 0)
    throw new Error(`${name} must be a price in USD per million tokens, but is "${value}".`)
  return price
}

const millisecondsOf = (name: string, value: string | undefined, otherwise: number): number => {
  const milliseconds = Number(value ?? otherwise)
  if (!Number.isInteger(milliseconds) || milliseconds < 1 || milliseconds > 600_000)
    throw new Error(`${name} must be a whole number from 1 to 600000, but is "${value}".`)
  return milliseconds
}

const urlOf = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  // The message omits the value, which could contain a password.
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
  // Checked here because an invalid header value would appear in the error of the request.
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value))
    throw new Error('ADVISOR_API_KEY contains a character that is not allowed in a key.')
  return value
}

/** Reads the settings; undefined if none is set. Throws a message that names the variable if they are incomplete or invalid. */
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
    const missing = inputPrice === undefined ? 'ADVISOR_INPUT_PRICE' : 'ADVISOR_OUTPUT_PRICE'
    throw new Error(`${missing} must be set too: a cost needs both prices.`)
  }
  const timeoutMs = millisecondsOf('ADVISOR_TIMEOUT_MS', read('ADVISOR_TIMEOUT_MS'), defaultTimeoutMs)
  const turnMs = millisecondsOf('ADVISOR_TURN_MS', read('ADVISOR_TURN_MS'), defaultTurnMs)
  const apiKey = keyOf(read('ADVISOR_API_KEY'))
  return { url: urlOf(url), model, apiKey, inputPrice, outputPrice, timeoutMs, turnMs }
}
