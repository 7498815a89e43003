/** Messages as the systems document them, in the form that they send today. */

/** Square: `payment.updated` of a completed card payment with a tip. */
export const squarePayment = (more: object = {}) => ({
  merchant_id: '6SSW7HV8K2ST5',
  location_id: 'NAQ1FHV6ZJ8YV',
  type: 'payment.updated',
  event_id: '6a8f5f28-54a1-4eb0-a98a-3111513fd4fc',
  created_at: '2026-11-21T21:27:34.308Z',
  data: {
    type: 'payment',
    id: 'hYy9pRFVxpDsO1FB05SunFWUe9JZY',
    object: {
      payment: {
        id: 'hYy9pRFVxpDsO1FB05SunFWUe9JZY',
        amount_money: { amount: 1850, currency: 'AUD' },
        tip_money: { amount: 150, currency: 'AUD' },
        total_money: { amount: 2000, currency: 'AUD' },
        approved_money: { amount: 2000, currency: 'AUD' },
        card_details: {
          avs_status: 'AVS_ACCEPTED',
          card: { card_brand: 'VISA', exp_month: 7, exp_year: 2026, last_4: '5858' },
          entry_method: 'EMV',
          status: 'CAPTURED',
        },
        created_at: '2026-11-21T21:27:30.792Z',
        updated_at: '2026-11-21T21:27:34.308Z',
        location_id: 'NAQ1FHV6ZJ8YV',
        order_id: '03O3USaPaAaFnI6kkwB1JxGgBsUZY',
        receipt_number: 'hYy9',
        source_type: 'CARD',
        status: 'COMPLETED',
        version: 10,
        version_token: 'bhC3b8qKJvNDdxqKzXaeDsAjS1oMFuAKxGgT32HbE6S6o',
        ...more,
      },
    },
  },
})

/** Square: `refund.updated` of a completed refund. */
export const squareRefund = (more: object = {}) => ({
  merchant_id: '6SSW7HV8K2ST5',
  type: 'refund.updated',
  event_id: 'bc316346-6691-4243-88ed-6d651a0d0c47',
  created_at: '2026-11-21T22:14:16.421Z',
  data: {
    type: 'refund',
    id: 'hYy9pRFVxpDsO1FB05SunFWUe9JZY_xWyQdoO',
    object: {
      refund: {
        amount_money: { amount: 500, currency: 'AUD' },
        created_at: '2026-11-21T22:14:11.381Z',
        id: 'hYy9pRFVxpDsO1FB05SunFWUe9JZY_xWyQdoO',
        location_id: 'NAQ1FHV6ZJ8YV',
        order_id: 'aVvB6pqzNPpRjb5wjLrA3vPHUzXZY',
        payment_id: 'hYy9pRFVxpDsO1FB05SunFWUe9JZY',
        status: 'COMPLETED',
        updated_at: '2026-11-21T22:14:16.381Z',
        version: 10,
        ...more,
      },
    },
  },
})

/** Square: `order.updated`, which names the order but has no amount. */
export const squareOrderNotice = {
  merchant_id: '6SSW7HV8K2ST5',
  location_id: 'NAQ1FHV6ZJ8YV',
  type: 'order.updated',
  event_id: '116038d3-2948-439f-8679-fc86dbf80f69',
  created_at: '2026-11-21T21:27:35.308Z',
  data: {
    type: 'order_updated',
    id: 'eA3vssLHKJrv9H0IdJCM3gNqfdcZY',
    object: {
      order_updated: {
        created_at: '2026-11-21T21:27:30.317Z',
        location_id: 'FPYCBCHYMXFK1',
        order_id: 'eA3vssLHKJrv9H0IdJCM3gNqfdcZY',
        state: 'COMPLETED',
        updated_at: '2026-11-21T21:27:34.118Z',
        version: 3,
      },
    },
  },
}

/** Shopify: an order, as sent by `orders/create`, `orders/paid` and `orders/updated`. */
export const shopifyOrder = (more: object = {}) => ({
  id: 5940139491234,
  admin_graphql_api_id: 'gid://shopify/Order/5940139491234',
  cancelled_at: null,
  created_at: '2026-11-21T10:30:00+10:00',
  currency: 'AUD',
  current_total_price: '59.95',
  financial_status: 'paid',
  name: '#1001',
  order_number: 1001,
  processed_at: '2026-11-21T10:30:00+10:00',
  source_name: 'web',
  subtotal_price: '54.95',
  taxes_included: true,
  test: false,
  total_discounts: '0.00',
  total_outstanding: '0.00',
  total_price: '59.95',
  total_tax: '5.45',
  total_tip_received: '2.00',
  updated_at: '2026-11-21T10:30:02+10:00',
  customer: { id: 115310627314723, first_name: 'John', last_name: 'Smith' },
  line_items: [
    {
      id: 866550311766439,
      gift_card: false,
      name: 'Rye loaf',
      price: '52.95',
      quantity: 1,
      total_discount: '0.00',
    },
  ],
  refunds: [],
  ...more,
})

/** Shopify: `refunds/create`. */
export const shopifyRefund = (more: object = {}) => ({
  id: 890088186047892,
  order_id: 5940139491234,
  created_at: '2026-11-21T12:00:00+10:00',
  note: 'Things were damaged',
  processed_at: '2026-11-21T12:00:00+10:00',
  restock: false,
  admin_graphql_api_id: 'gid://shopify/Refund/890088186047892319',
  refund_line_items: [
    {
      id: 487817672276298,
      line_item_id: 487817672276298,
      quantity: 1,
      subtotal: 19.95,
      total_tax: 1.81,
    },
  ],
  transactions: [
    {
      id: 245135271310201,
      order_id: 5940139491234,
      kind: 'refund',
      gateway: 'bogus',
      status: 'success',
      created_at: '2026-11-21T12:00:00+10:00',
      amount: '19.95',
      currency: 'AUD',
    },
  ],
  ...more,
})
