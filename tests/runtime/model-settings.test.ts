/** Settings of the language model: complete or absent, and no error contains the key. */
import { expect, it } from 'vitest'
import { readModelSettings } from '../../service/runtime/model-settings.ts'

const whole = { ADVISOR_URL: 'https://models.example/v1/', ADVISOR_MODEL: 'small-1' }

it('are absent if nothing but white space is set', () => {
  expect(readModelSettings({})).toBeUndefined()
  expect(readModelSettings({ ADVISOR_URL: '', ADVISOR_MODEL: ' ' })).toBeUndefined()
})

it('are read completely', () => {
  expect(readModelSettings(whole)).toEqual({
    url: 'https://models.example/v1',
    model: 'small-1',
    apiKey: undefined,
    inputPrice: undefined,
    outputPrice: undefined,
    timeoutMs: 30_000,
    turnMs: 30_000,
  })
  const more = { ADVISOR_API_KEY: 'sk-1', ADVISOR_INPUT_PRICE: '0.15', ADVISOR_OUTPUT_PRICE: '0.6' }
  expect(readModelSettings({ ...whole, ...more, ADVISOR_TIMEOUT_MS: '2000' })).toMatchObject({
    apiKey: 'sk-1',
    inputPrice: 0.15,
    outputPrice: 0.6,
    timeoutMs: 2000,
  })
})

it.each([
  ['ADVISOR_MODEL', { ADVISOR_URL: whole.ADVISOR_URL }],
  ['ADVISOR_URL', { ADVISOR_MODEL: whole.ADVISOR_MODEL }],
  ['ADVISOR_URL', { ADVISOR_API_KEY: 'sk-planted' }],
  ['ADVISOR_URL', { ADVISOR_TIMEOUT_MS: '5' }],
  ['ADVISOR_URL', { ...whole, ADVISOR_URL: 'models.example' }],
  ['ADVISOR_URL', { ...whole, ADVISOR_URL: 'ftp://models.example' }],
  ['ADVISOR_URL', { ...whole, ADVISOR_URL: 'https://me:sk-planted@models.example/v1' }],
  ['ADVISOR_URL', { ...whole, ADVISOR_URL: 'https://models.example/v1?key=sk-planted' }],
  ['ADVISOR_MODEL', { ...whole, ADVISOR_MODEL: 'm'.repeat(121) }],
  ['ADVISOR_API_KEY', { ...whole, ADVISOR_API_KEY: 'sk-planted\nx: y' }],
  ['ADVISOR_OUTPUT_PRICE', { ...whole, ADVISOR_INPUT_PRICE: '1' }],
  ['ADVISOR_INPUT_PRICE', { ...whole, ADVISOR_OUTPUT_PRICE: '1' }],
  ['ADVISOR_INPUT_PRICE', { ...whole, ADVISOR_INPUT_PRICE: '-1', ADVISOR_OUTPUT_PRICE: '1' }],
  ['ADVISOR_TIMEOUT_MS', { ...whole, ADVISOR_TIMEOUT_MS: 'soon' }],
  ['ADVISOR_TIMEOUT_MS', { ...whole, ADVISOR_TIMEOUT_MS: '0' }],
])('stop the start with a message that begins with %s', (name, env) => {
  const read = () => readModelSettings(env)
  expect(read).toThrow(new RegExp(`^${name} .+\\.$`))
  expect(read).not.toThrow('planted')
})
