/** Things that are only part of a line of expense: no record has them by themselves. In their uninflected form. */
import type { ExpenseLine } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'

type PartWords = { readonly [line in ExpenseLine]?: string }

const ofAny: PartWords = {
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
