/** Messages as documented by Stripe and Xero, in the form that they send today. */

const stripeEvent = (type: string, object: object, created = 1795248120) => ({
  id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
  object: 'event',
  api_version: '2026-05-28',
  created,
  data: { object },
  livemode: true,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

/** Stripe: `charge.succeeded`. */
export const stripeCharge = (more: object = {}) =>
  stripeEvent('charge.succeeded', {
    id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
    object: 'charge',
    amount: 1099,
    amount_captured: 1099,
    amount_refunded: 0,
    captured: true,
    created: 1795248110,
    currency: 'aud',
    paid: true,
    payment_intent: 'pi_3MmlLrLkdIwHu7ix0uke3Ezy',
    refunded: false,
    status: 'succeeded',
    ...more,
  })

/** Stripe: `payment_intent.succeeded`. */
export const stripeIntent = (more: object = {}) =>
  stripeEvent('payment_intent.succeeded', {
    id: 'pi_3MmlLrLkdIwHu7ix0uke3Ezy',
    object: 'payment_intent',
    amount: 1099,
    amount_received: 1099,
    created: 1795240000,
    currency: 'aud',
    latest_charge: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
    status: 'succeeded',
    ...more,
  })

/** Stripe: `refund.created`. */
export const stripeRefund = (more: object = {}) =>
  stripeEvent('refund.created', {
    id: 're_1Nispe2eZvKYlo2Cd31jOCgZ',
    object: 'refund',
    amount: 400,
    charge: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
    created: 1795248115,
    currency: 'aud',
    payment_intent: 'pi_3MmlLrLkdIwHu7ix0uke3Ezy',
    status: 'succeeded',
    ...more,
  })

/** Stripe: `charge.refunded`, which since 2022 has the total of the refunds instead of each refund. */
export const stripeRefunded = (more: object = {}) =>
  stripeEvent('charge.refunded', {
    id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
    object: 'charge',
    amount: 1099,
    amount_refunded: 400,
    captured: true,
    created: 1795248110,
    currency: 'aud',
    refunded: false,
    status: 'succeeded',
    ...more,
  })

/** Xero: a notice that an invoice has changed. */
export const xeroNotice = {
  events: [
    {
      resourceUrl: 'https://api.xero.com/api.xro/2.0/Invoices/717f2bfc-c6d4-41fd-b238-3f2f0c0cf777',
      resourceId: '717f2bfc-c6d4-41fd-b238-3f2f0c0cf777',
      eventDateUtc: '2026-11-21T01:15:39.902',
      eventType: 'Update',
      eventCategory: 'INVOICE',
      tenantId: 'c2cc9b6e-9458-4c7d-93cc-f02b81b0594f',
      tenantType: 'ORGANISATION',
    },
  ],
  lastEventSequence: 1,
  firstEventSequence: 1,
  entropy: 'S0m3r4Nd0mt3xt',
}

/** Xero: the message with which it tests an address. */
export const xeroTrial = {
  events: [],
  lastEventSequence: 0,
  firstEventSequence: 0,
  entropy: 'OSSGAATTUNXKYRGBYVFX',
}
