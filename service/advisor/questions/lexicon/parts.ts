/** Things that are only part of a line of expense: no record has them by themselves. In their uninflected form. */
import type { ExpenseLine } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'

type PartWords = { readonly [line in ExpenseLine]?: string }

const ofAny: PartWords = {
  supplies: 'waste, wastage, spoilage',
  staff: 'super, superannuation, overtime, penalty rate, casual, casuals, retainer, workcover',
  marketing: 'google ad, facebook ad, facebook, instagram, flyer, leaflet, sponsorship, signage',
  premises: 'council rates',
  other: `power, electricity, gas, water, insurance, insurance premium, phone, internet, accounting, bank fee, merchant fee, repair, maintenance,
    cleaning, stationery, travel, car allowance, licence fee, crm, it support, training, software, subscription`,
}

const ofTrade: { readonly [trade in BusinessType]: PartWords } = {
  cafe: {
    supplies: `milk, oat milk, almond milk, bean, coffee bean, bread, cake, flour, egg, butter, sugar, cheese, avocado, meat, bacon, chicken, fruit, veg,
      vegetable, chocolate, syrup, packaging, takeaway cup, napkin, pastry, dairy, roaster, butcher, baker`,
  },
  realestate: { supplies: 'photography, photographer, photo, sign, signboard, printing' },
  consulting: { marketing: 'conference, proposal' },
  retail: { supplies: 'packaging' },
  other: { supplies: 'packaging' },
}

/** Parts of what a trade sells, whose own revenue no record has. */
const soldOf: { readonly [trade in BusinessType]: string } = {
  cafe: `food, drink, coffee, flat white, latte, cappuccino, espresso, long black, cup, tea, chai, cake, muffin, toastie, toast, sandwich, burger, salad, breakfast, brunch, lunch, dinner, pizza, pasta,
    dish, main, entree, dessert, drink, juice, smoothie, wine, beer, cocktail, bottle, catering, croissant, pie, soup, special, roll`,
  realestate:
    'management fee, letting fee, leasing fee, lease fee, listing fee, sale commission, sales commission, rent roll, management, letting, lease, inspection',
  consulting: `workshop, diagnostic, retainer, senior, junior, partner, associate, principal, graduate, training, fixed price, review, audit, strategy, session, course,
    seminar, report`,
  retail: 'gift, toy, book, shoe, shirt, dress, jacket, hat, bag, card, candle, delivery, wrap',
  other: 'delivery, installation, repair, service, call out, callout, lesson, class, membership',
}

const listOf = (words = ''): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)

/** Parts of a line in a trade. */
export const partsOf = (trade: BusinessType, line: ExpenseLine): readonly string[] => [
  ...listOf(ofTrade[trade][line]),
  ...listOf(ofAny[line]),
]

/** Parts of what a trade sells. */
export const soldIn = (trade: BusinessType): readonly string[] => listOf(soldOf[trade])
