/** Signs messages as each system does, without any of the service's own code. */
import { createHmac } from 'node:crypto'

/** Headers of a signed message. */
export type Signing = (message: {
  readonly body: string
  readonly secret: string
  readonly url: string
  readonly now: Date
  readonly id?: string
}) => Record<string, string>

const base64 = (key: string | Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64')

const seconds = (now: Date): string => String(Math.floor(now.getTime() / 1000))

let messages = 0

export const signOwn: Signing = ({ body, secret, now, id }) => {
  messages += 1
  const messageId = id ?? `msg_${messages}`
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return {
    'webhook-id': messageId,
    'webhook-timestamp': seconds(now),
    'webhook-signature': `v1,${base64(key, `${messageId}.${seconds(now)}.${body}`)}`,
  }
}

export const signSquare: Signing = ({ body, secret, url }) => ({
  'x-square-hmacsha256-signature': base64(secret, `${url}${body}`),
})

export const signShopify: Signing = ({ body, secret }) => ({ 'x-shopify-hmac-sha256': base64(secret, body) })

export const signXero: Signing = ({ body, secret }) => ({ 'x-xero-signature': base64(secret, body) })

export const signStripe: Signing = ({ body, secret, now }) => ({
  'stripe-signature': `t=${seconds(now)},v1=${createHmac('sha256', secret)
    .update(`${seconds(now)}.${body}`)
    .digest('hex')},v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39`,
})
