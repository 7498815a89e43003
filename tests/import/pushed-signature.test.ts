import { expect, it } from 'vitest'
import { readSignature } from '../../service/import/pushed/signature.ts'
import { type Signing, signOwn, signShopify, signSquare, signStripe, signXero } from './sign-message.ts'

const now = new Date('2026-11-22T07:02:00.000Z')
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const url = 'https://jarvin.example/api/inbound/c1'
const body = '{"type":"sale.recorded","data":{"id":"1"}}'

const schemes: readonly [name: string, source: string, sign: Signing][] = [
  ['Standard Webhooks', 'own', signOwn],
  ['Square', 'square', signSquare],
  ['Shopify', 'shopify', signShopify],
  ['Xero', 'xero', signXero],
  ['Stripe', 'stripe', signStripe],
]

const read = (
  headers: Readonly<Record<string, string>>,
  {
    secrets = [secret],
    vendor,
    text = body,
    at = now,
    to = url,
  }: {
    readonly secrets?: readonly string[]
    readonly vendor?: 'square' | 'xero' | 'stripe'
    readonly text?: string
    readonly at?: Date
    readonly to?: string
  } = {},
) =>
  readSignature(
    { header: (name) => headers[name], body: Buffer.from(text), url: to, now: at },
    secrets,
    vendor,
  )?.source

it.each(schemes)(
  'accepts what %s has signed, by one of two secrets, and nothing else',
  (_name, source, sign) => {
    const headers = sign({ body, secret, url, now })
    expect(read(headers)).toBe(source)
    expect(read(headers, { secrets: ['whsec_AAAA', secret] })).toBe(source)
    expect(read(headers, { secrets: ['whsec_AAAA'] })).toBeUndefined()
    expect(read(headers, { secrets: [] })).toBeUndefined()
    expect(read(headers, { text: `${body} ` })).toBeUndefined()
    expect(read({})).toBeUndefined()
    const [signature = ''] = Object.keys(headers).slice(-1)
    for (const wrong of [
      '',
      'x',
      'v1,',
      'v1,x',
      't=1,v1=',
      headers[signature]?.replace(/=(?=[^=]*$)|v1/, 'x') ?? '',
    ])
      expect(read({ ...headers, [signature]: wrong })).toBeUndefined()
  },
)

it('accepts a secret that another system gave, whatever its form', () => {
  for (const given of [
    'a-signing-key-of-32-letters-here',
    'not base64 at all?',
    'QUJDREVGR0hJSktMTU5PUFFSU1Q=',
  ])
    for (const sign of [signSquare, signShopify, signXero, signStripe])
      expect(read(sign({ body, secret: given, url, now }), { secrets: [given] })).toBeDefined()
})

it.each([
  ['Standard Webhooks', signOwn],
  ['Stripe', signStripe],
])('%s: refuses a message that was signed more than five minutes away', (_name, sign) => {
  const headers = sign({ body, secret, url, now })
  const at = (seconds: number) => read(headers, { at: new Date(now.getTime() + seconds * 1000) })
  expect([at(300), at(-300)]).not.toContain(undefined)
  expect([at(301), at(-301)]).toEqual([undefined, undefined])
})

it('Square: another address is another message', () => {
  expect(read(signSquare({ body, secret, url, now }), { to: 'https://jarvin.example/api/inbound/c2' })).toBe(
    undefined,
  )
})

it('the system that the setup names signs in its own way or ours, and no other', () => {
  const as = (sign: Signing) => read(sign({ body, secret, url, now }), { vendor: 'square' })
  expect([signSquare, signOwn].map(as)).toEqual(['square', 'own'])
  expect([signShopify, signXero, signStripe].map(as)).toEqual([undefined, undefined, undefined])
})

it('two schemes in one message are refused', () => {
  const both = { ...signShopify({ body, secret, url, now }), ...signXero({ body, secret, url, now }) }
  expect(read(both)).toBeUndefined()
  expect(read(both, { vendor: 'xero' })).toBe('xero')
})

it('one of several signatures is enough, and of very many only some are looked at', () => {
  const { 'webhook-signature': good = '', ...rest } = signOwn({ body, secret, url, now })
  const withSignatures = (...all: readonly string[]) => read({ ...rest, 'webhook-signature': all.join(' ') })
  expect(withSignatures('v1,AAAA', 'v1a,BBBB', good)).toBe('own')
  expect(withSignatures(...Array<string>(5000).fill('v1,AAAA'), good)).toBeUndefined()
})
