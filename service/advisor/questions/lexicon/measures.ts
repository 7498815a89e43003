/** Words for measures and for what an owner can change. Phrases are in their uninflected form. */
import type { Lever } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'

type MeasureWords = { readonly [measure in MeasureName]?: string }

/** Words of any trade. */
export const measureWords: MeasureWords = {
  revenue: `revenue, sales, takings, taking, register, till takings, earn, turnover, income, top line, takings in total, money in, till, gross, bank,
    bring in, take in, make in sales, sell for, billings, fees, invoiced, invoice`,
  transactions: `transaction, order, ticket, docket, receipt, purchase, number of sales, sales count, sale made,
    cover, serve, volume, trade`,
  'hours-traded': 'hour traded, trading hour, opening hour, hour open, opening time',
  staff: `staff, wage, payroll, labour, labor, salary, pay bill, wage bill, staff cost, labour cost, labor
    cost, staffing, personnel, superannuation, super, penalty rate, overtime, team cost, pay`,
  supplies: `supply, supplier, cost of goods, cogs, goods, stock bought, ingredient, supplier cost, purchases, cost of
    sales, raw material, produce, material, food cost`,
  premises: 'premises, rent, lease, occupancy, premises cost, rent and rates, landlord, building',
  marketing: 'marketing, advertising, advert, ad, promotion, ad spend, marketing spend, campaign',
  other: 'other cost, sundry, other expense, everything else, miscellaneous, admin cost, overhead',
  costs: `cost, expense, outgoing, spending, spend, money out, outlay, total cost, all cost, running cost,
    cost base, bill`,
  profit: `profit, profitable, bottom line, net, surplus, left over, leave over, earnings, net income, keep, clear, make
    money, money make, in the black, loss, lose money, come out ahead, how we do, how do we do, how is business, how do we go, how be thing, in the red, net profit, operating profit`,
  margin: 'margin, profit margin, profitability, net margin, return on sales',
  'staff-share': `staff share, labour share, wage share, wage percentage, labour percentage, staff percentage, labour
    ratio, wage ratio, staff ratio`,
  'supplies-share': 'food cost percentage, cogs percentage, supply share, supply percentage',
  'premises-share': 'rent share, rent percentage, rent to sales, occupancy ratio',
  'marketing-share': 'marketing share, marketing percentage',
  'cost-share': 'cost share, cost ratio, cost to income, cost percentage, expense ratio',
  'revenue-per-transaction': `average spend, average sale, basket, basket size, average basket, ticket size, average ticket, spend
    per head, spend per customer, revenue per transaction, sale value, average transaction, transaction
    value, order value, average order, revenue per customer, spend per visit, spend a head, sales per
    customer, average order value, average transaction value`,
  'contribution-per-sale': 'contribution, contribution per sale, contribution margin, gross profit per sale',
  'revenue-per-hour': 'revenue per hour, sales per hour, takings an hour, sales an hour, revenue an hour',
  'transactions-per-hour': 'transaction per hour, order per hour, transaction an hour, order an hour',
  'break-even-revenue': 'break even, breakeven, break even point, cover our cost, cover cost',
  runway: `runway, cash runway, cash last, how long cash last, how long money last, how long can last, money last, run out of cash, run out of money, week of cash, cash
    left, survive, how long cash`,
  cash: `cash, bank balance, cash balance, money in the bank, cash in the bank, cash position, reserve`,
  growth: 'growth, growth rate, year to date growth',
  customers: 'customer, client, guest, visitor, regular, patron, repeat customer, footfall',
  'product-sales': 'product, menu item, best seller, item sold, dish, coffee sold',
  'paid-hours': 'paid hour, rostered hour, hour worked, staff hour, hour rostered',
  stock: 'stock, inventory, stock level, stock on hand',
  receivables: 'receivable, debtor, owed to us, unpaid invoice, overdue invoice, outstanding invoice',
  rating: 'rating, review, star, google review, customer satisfaction, nps',
  'web-visits': 'web visit, website traffic, website visit, page view, online visit, click',
}

/** Words of one trade only. */
export const tradeWords: { readonly [trade in BusinessType]: MeasureWords } = {
  cafe: { transactions: 'coffee', supplies: 'bean, milk, food, bread' },
  realestate: {
    revenue: 'commission, management fee',
    transactions: 'settlement, sale settled, deal',
    listings: 'listing, new listing, property listed',
  },
  consulting: {
    revenue: 'billing, billed amount',
    transactions: 'billed day, billable day, engagement, project',
    utilisation: 'utilisation, utilization, bench time, billable share',
  },
}

/** What an owner can change and is no measure. */
export const leverWords: { readonly [lever in Lever]?: string } = {
  price: `price, pricing, charge, rate, rate card, fee, fee level, commission, menu, everything on the menu, dear,
    day rate, menu price`,
  volume: `busy, demand, sales, sale, customer, client, order, transaction, cover, volume, trade, number of customers,
    settlement, deal, billed day, billable day`,
}
