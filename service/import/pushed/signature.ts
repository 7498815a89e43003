/**
 * Checks whether a message was signed with a secret of its connection. Headers show the scheme; a connection
 * whose setup names a system accepts that system's scheme and Standard Webhooks (decision 215). The work is
 * the same for a wrong secret, a missing header and an unknown connection, so that the time of a refusal
 * reveals nothing.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { PushVendor } from '#schema/connection/connection'
import type { PushSource } from '#schema/import/pushed'

/** A message as received. */
export type Message = {
  readonly header: (name: string) => string | undefined
  readonly body: Buffer
  /** The address it was sent to, as the sending system knows it. */
  readonly url: string
  readonly now: Date
}

/** Content of a valid signature: the signer and, if the scheme has one, the time. */
export type Signed = {
  readonly source: PushSource
  readonly sentAt?: Date
  /** The sender's id of the message, if it is signed too. */
  readonly messageId?: string
}

/** Allowed difference in seconds between the clocks of sender and service, for schemes with a signed time. */
const toleranceSeconds = 300

/** Maximum signatures checked per message. */
const maxSignatures = 10

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares hashes, which have equal lengths, so that not even the length of the text affects the time. */
const areEqual = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))

const hmac = (secret: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const sum = createHmac('sha256', secret)
  for (const part of parts) sum.update(part)
  return sum.digest()
}

/** Key for Standard Webhooks: decoded base64, as in the standard, or else the characters themselves. */
const webhookOf = (secret: string): Webhook => {
  try {
    return new Webhook(secret)
  } catch {
    return new Webhook(secret, { format: 'raw' })
  }
}

const isInTime = (seconds: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds

/** Signatures of a message, the expected one, and their content if they match. */
type Claim = {
  readonly given: readonly string[]
  readonly expected: (secret: string) => string
  readonly signed: Signed | undefined
}

const wholeNumber = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN)

const stripeClaim = ({ header, body, now }: Message): Claim => {
  const parts = (header('stripe-signature') ?? '').split(',').map((part) => part.trim())
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1))
  const time = valuesOf('t')[0] ?? ''
  const seconds = wholeNumber(time)
  return {
    given: valuesOf('v1'),
    expected: (secret) => hmac(secret, `${time}.`, body).toString('hex'),
    signed: isInTime(seconds, now) ? { source: 'stripe', sentAt: new Date(seconds * 1000) } : undefined,
  }
}

const standardClaim = ({ header, body, now }: Message): Claim => {
  const messageId = header('webhook-id') ?? ''
  const seconds = wholeNumber(header('webhook-timestamp') ?? '')
  const sentAt = new Date(Number.isNaN(seconds) ? 0 : seconds * 1000)
  return {
    given: (header('webhook-signature') ?? '').split(' '),
    expected: (secret) => webhookOf(secret).sign(messageId, sentAt, body),
    signed: messageId !== '' && isInTime(seconds, now) ? { source: 'own', sentAt, messageId } : undefined,
  }
}

const plainClaim =
  (source: PushSource, name: string) =>
  ({ header, body, url }: Message): Claim => ({
    given: [header(name) ?? ''],
    expected: (secret) => hmac(secret, ...(source === 'square' ? [url, body] : [body])).toString('base64'),
    signed: { source },
  })

const schemes: readonly {
  readonly source: PushSource
  readonly name: string
  readonly claim: (message: Message) => Claim
}[] = [
  { source: 'own', name: 'webhook-signature', claim: standardClaim },
  {
    source: 'square',
    name: 'x-square-hmacsha256-signature',
    claim: plainClaim('square', 'x-square-hmacsha256-signature'),
  },
  {
    source: 'shopify',
    name: 'x-shopify-hmac-sha256',
    claim: plainClaim('shopify', 'x-shopify-hmac-sha256'),
  },
  { source: 'xero', name: 'x-xero-signature', claim: plainClaim('xero', 'x-xero-signature') },
  { source: 'stripe', name: 'stripe-signature', claim: stripeClaim },
]

/** Placeholder if a connection, or its second secret, does not exist. */
const noSecret = 'whsec_bm90IGEgc2VjcmV0IG9mIGFueSBjb25uZWN0aW9u'

/** Signer of a message; undefined if no secret matches. `secrets` is empty for an unknown connection. */
export const readSignature = (
  message: Message,
  secrets: readonly string[],
  vendor?: PushVendor,
): Signed | undefined => {
  const presented = schemes.filter(
    ({ source, name }) =>
      message.header(name) !== undefined && (vendor === undefined || source === vendor || source === 'own'),
  )
  // Signatures of two schemes in one message are ambiguous.
  const claim = (presented.length === 1 ? presented[0] : undefined)?.claim(message) ?? {
    ...standardClaim(message),
    signed: undefined,
  }
  const given = claim.given.slice(0, maxSignatures)
  let isSigned = false
  for (const at of [0, 1]) {
    const secret = secrets[at]
    const expected = claim.expected(secret ?? noSecret)
    for (const one of given) {
      const isMatch = areEqual(one, expected)
      if (isMatch && secret !== undefined) isSigned = true
    }
  }
  return isSigned ? claim.signed : undefined
}
