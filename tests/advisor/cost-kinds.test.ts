/** The kind of cost that the name of an account says; and names that do not say it, which are asked about. */
import { describe, expect, it } from 'vitest'
import { costKind, isUnsureKind } from '../../service/advisor/imported/cost-kind.ts'

const kinds = {
  supplies: `Flour and dairy, Milk supplier, Coffee beans, Fruit & veg, Takeaway cups, Meat, Eggs, Butcher, Bread and pastries, Seafood, Beer and wine,
    Tea and chai, Sugar & syrups, Cleaning supplies, Cups and lids, Packaging materials, Wholesaler, Timber, Fabric and thread, Raw materials, Dry goods,
    Signboards, Photographer, Merchandise, Groceries, Almond milk, Soft drinks, Ingredients - bakery, Cost of goods sold, Freight in, Spices`,
  staff: `Casual staff super, Barista wages, Casuals, Kitchen hands, Apprentice, Overtime, Penalty rates, Wages & salaries, Superannuation, Workcover,
    Labour hire, Subcontractors, Payroll, Bonuses, Chef, Leave loading, Directors fees, Crew pay, Staff training`,
  premises: `Rent, Power bill, Electricity, Gas and water, Pest control, Waste collection, Council rates, Land tax, Shop lease, Cleaner,
    Landlord, Energy, Rubbish removal, Storage unit, Plumber, Air conditioning, Outgoings, Body corporate, Security`,
  marketing: `Google Ads, Facebook ads, Flyers, Social media, Letterbox drop, Sponsorship, SEO, Advertising, Instagram, Brochures, Trade show, Portal listings, Branding`,
  other: `Insurance, Eftpos terminal, Merchant fees, Bank charges, Accounting, Bookkeeper, Xero, MYOB, Telephone, Internet, Mobile, Uniforms, Stationery,
    Postage, Fuel, Parking and tolls, Travel, Subscriptions, Software, Legal, Licences, Depreciation, Interest paid, Sundry, Other expenses,
    Miscellaneous, General expenses, Donations, Music licence, Memberships, Equipment hire`,
} as const

const namesIn = (list: string): readonly string[] => list.split(',').map((name) => name.trim())

describe('the kind of a cost', () => {
  it.each(Object.entries(kinds).flatMap(([kind, list]) => namesIn(list).map((name) => [kind, name])))(
    'is %s for "%s"',
    (kind, name) => {
      expect(costKind(name ?? '')).toBe(kind)
      expect(isUnsureKind(name ?? '')).toBe(false)
    },
  )

  it.each([
    'Xyzzy Pty Ltd',
    'Smith & Sons',
    'Account 7',
    'Bunnings',
    'J. Nguyen',
    'Sunrise',
    'Account 6-1200',
    'Google',
  ])('is not said by "%s"', (name) => {
    expect(costKind(name)).toBe('other')
    expect(isUnsureKind(name)).toBe(true)
  })

  it.each([
    'Transfer to savings',
    'Drawings',
    'GST',
    'Loan repayment',
    'PAYG withholding',
    'BAS payment',
    'Income tax',
  ])('is none for "%s", which is no cost', (name) => {
    expect(costKind(name)).toBeUndefined()
    expect(isUnsureKind(name)).toBe(false)
  })
})
