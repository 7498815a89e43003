/** Words for measures and for what an owner can change. Phrases are in their uninflected form. */
import type { Lever } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'

type MeasureWords = { readonly [measure in MeasureName]?: string }

const each = (heads: string, tails: string): string =>
  heads
    .split(', ')
    .flatMap((head) => tails.split(', ').map((tail) => `${head} ${tail}`))
    .join(', ')

const oneSale =
  'sale, docket, bill, ticket, order, transaction, spend, check, receipt, customer, basket, purchase, deal, job, spend per sale'
const oneBuyer =
  'head, customer, person, visit, visitor, sale, transaction, order, ticket, deal, job, client, cover, docket'

const [incomings, outgoings] = [
  'sales, revenue, fee, income, taking, takings, billing',
  'cost, expense, spending',
]

/** "The gap between fees and costs" is profit. */
const gaps = each(
  'gap between, difference between, spread between',
  `${each(incomings, each('and', outgoings))}, what we earn and what we spend, what we take and what we spend, money in and money out`,
)

/** Words of any trade. */
export const measureWords: MeasureWords = {
  revenue: `sell in dollar, dollar through, money through, money do we take, turn over, turned over, we turn over, dollar come in, cash in the till, commission income, fee income, total take, coffee sales, cash takings, cash sales, food sales, drink sales, money through the till, revenue, sales, takings, taking, register, till taking, earn, turnover, income, top line, money in, till, gross, we bank, bank over,
    bring in, take in, come in, pull in, rake in, ring up, sell for, billings, billing, invoice, invoicing, we bill, bill over, bill more, bill less, money come`,
  transactions: `how busy, customer number, number of customer, customer count, serve people, sale number, number of order, heads in the door, transaction, orders, ticket, customer, job, deal, settlement, contract settle, count of sales, number of people, head through the door, through the door, property sold, sold home, sold property, exchanges, how many people, people come, people walk, many people, few people, docket, receipt, purchase, number of sales, how many sales, sales count, sale made, sales go through,
    cover, serve, volume, foot traffic, footfall, how many sale, more sale, extra sale, few sale, additional sale, sale a week`,
  'hours-traded':
    'how many hour be we open, how many hour we open, how many hour do we trade, hour traded, trading hour, opening hour, hour open, opening time, hour be we open, hour we open',
  staff: `on pay, go on pay, spend on pay, for pay, on people, go on people, the crew, wage cost, pay the crew, pay everyone, staff member cost, roster bill, cost of labour, cost of labor, cost of staff, wages and super, pay the girl, pay the guy, pay the team, pay the staff, pay everyone, casuals, casual cost, casual wage, roster cost, retainer, agent pay, consultant pay, staff, employee, wage, payroll, labour, labor, salary, pay bill, staffing, personnel, superannuation, super, penalty rate, overtime, pay run,
    ${each('staff, team, labour, labor, wage, employee, crew', 'cost, spend, expense, pay, bill')}, cost of people, cost of the team, spend on people, spending on people, on our people, on people pay,
    people cost, everybody pay, everyone pay, paying people`,
  supplies: `stock cost, stock spend, spend on stock, spending on stock, cost of stock, supplier bill, supplier cost, supplier spend, ingredient bill, ingredient cost, cost of good, photography and signage, stock purchase, spend with supplier, supply, supplier, cost of goods, cogs, goods, stock bought, ingredient, purchases, cost of
    sales, raw material, produce, material, food cost, stock and ingredient, spend on stock, subcontractor, subbie, subby`,
  premises:
    'premises, rent, lease, occupancy, landlord, building, rates, the place cost, pay for this place, floor space, office',
  marketing:
    'marketing, advertising, advert, ad, promotion, campaign, promo, publicity, sponsorship, google ad, facebook ad, facebook spend, instagram spend, social ad, conference, event spend, proposal cost, signage cost, business development, flyer, leaflet',
  other: `power, electricity, gas bill, water bill, insurance, insurance cost, insurance premium, phone bill, internet, accounting fee, bank fee, merchant fee, repair, maintenance, cleaning, stationery, travel, travel cost, car allowance, licence fee, crm, it support, it service, training cost, other cost, sundry, sundries, other expense, everything else, miscellaneous, admin cost, overhead, incidental, incidentals, software,
    bits and pieces, subscription, utilities`,
  costs: `bill we pay, bill we have, money go out, bill come to, cost to run, cost us to run, cost to keep, keep the light on, fork out, outlays, overhead and cost, operating cost, operating expense, total spend, total cost, money we spend, we spend, cost, expense, outgoing, spending, spend, money out, outlay, running cost, cost base, burn rate, burn, prime cost, bills, go out, blowout, money go`,
  profit: `${gaps}, stay with us, stays with us, left at the end, have left each week, do we have left, in front, come out in front, finish ahead, end up ahead, make a profit, turn a profit, make a loss, biggest loss, loss, take home from this, got left, net profit, net earnings, true profit, end up with after, make a cent, profit, profitable, bottom line, net, surplus, left over, leave over, earnings, we keep, get to keep, i keep, do keep, to keep, left to keep, keeping of, clear, make money, make any money, make no money, money we make, in the black, lose money, lose us, lose us the most money, come out ahead, how we do, how do we do, in the red, net result, left for me, what be left, left in the end, be left after, left once, left after,
    ebit, ebitda, p and l, loss for, a loss, losses, what be left for, left for the, pay myself, pocket, take home, after all the bill, after the bill, after everything, after all cost, after all the cost, after all our cost, after all expense, after cost, after expense, money after cost, make after, nothing left, end up keep`,
  margin:
    'profit percentage, profit percent, profit as a percentage, margin percentage, margin, profit margin, net margin, profitability, return on sales',
  'staff-share': `${each('staff, labour, labor, wage, wages, people, salary, payroll', 'share, percentage, percent, ratio, to sales, to revenue, to income')}, wage to sales ratio`,
  'supplies-share': each(
    'supply, supplies, food cost, cogs, supplier, subcontractor, ingredient',
    'share, percentage, percent, ratio, to sales, to revenue',
  ),
  'premises-share': each(
    'rent, premises, lease, occupancy',
    'share, percentage, percent, ratio, to sales, to revenue, to income',
  ),
  'marketing-share': each(
    'marketing, ad, advertising',
    'share, percentage, percent, ratio, to sales, to revenue',
  ),
  'cost-share': 'cost share, cost ratio, cost to income, cost percentage, expense ratio, cost to revenue',
  'revenue-per-transaction': `${each('average, mean, typical', oneSale)}, ${each('spend per, spend a, revenue per, revenue a, sales per, value per, dollar per, income per, take per', oneBuyer)},
    customer to spend, person to spend, each to spend, guest to spend, client to spend, basket, basket size, ticket size, sale value, order value, transaction value, value of a sale, per visit, per head, customer spend, people spend, people be spending, person spend,
    each customer spend, each person spend, average spend, average value of a sale, average order value, average transaction value, drop per visit, spend each time, get per deal, get per sale, ticket average, sale average, each sale worth, each sale be worth, worth of each sale, ${each('customer, sale, deal, order, job, visit, settlement, booking', 'worth, be worth')}, commission per sale, fee per sale`,
  'contribution-per-sale': `contribution, contribution per sale, contribution margin, gross profit per sale, left from each sale, keep from each, left of each sale,
    make on each sale, earn on each`,
  'revenue-per-hour': each('revenue, sales, takings, make, income, earn, take', 'per hour, an hour, a hour'),
  'transactions-per-hour': each('transaction, order, customer, sale', 'per hour, an hour'),
  'break-even-revenue': `pay the bill, pay our bill, pay my bill, pay all the bill, cover the bill, cover our bill, make end meet, minimum we have to take, have to take each week to cover, cover ourselves, before we make a cent, have to hit to cover, need to take to cover, not to lose money, to not lose money, break even, breakeven, break even point, break square, cover our cost, cover cost, cover my cost, cover the cost, cover all cost, cover everything, cover all, cover
    expense, stop bleed, stop lose, stay afloat, keep the door open, pay our way`,
  runway: `${each('no new, no more, no further', `${each('work, job, order, business, client, sale, customer, money, income', 'come in, be come in, come')}`)}, run dry, could we keep go, can we keep go, would we keep go, go broke, go bust, go with no sale, go with no income, go with no revenue, go without sale, go without income, go without any sale, go without a sale, till we be broke, until we be broke, before we go broke, before we be broke, nothing come in, no money come in, no money be come in, no cash come in, no sale come in, no income, last if nothing, months of runway, how long before we run out, runway, how many week of cost, how many month of cost, week worth of cash, cash last, money last, it last, run out of cash, run out of money, week of cash, week of money, month of cash,
    survive, keep go if, could we last, can we last, would we last, hold out, money run, money run out, cash run out, money be go, last without, go on without,
    how long could, how long can, how long would, how long we get, how long have we get, how long until the money, how long til the money, how long before the account,
    how many week could, how many week can, how many month could, how many month can, pay cost from the bank`,
  cash: `buffer, cushion, war chest, rainy day fund, rainy day money, nest egg, bank look, the bank at, cash position, cash balance, cash on hand, money we have, to play with, got to play with, in hand, cash, bank balance, money in the bank, cash in the bank, cash in bank, money in bank, in the bank, reserve, in the account, operating account, account balance, in the kitty, savings, at bank, bank account`,
  growth: 'growth, growth rate, grow, how fast we grow',
  customers: 'client, guest, patron, repeat customer, loyal customer',
  'product-sales': 'product, menu item, best seller, best selling, item sold, dish',
  'paid-hours':
    'paid hour, how many hour, hour be work, hour each, rostered hour, hour worked, staff hour, hour rostered, hour work, hour put in, hour do the team',
  stock: 'stock, inventory, stock level, stock on hand, in stock, cool room, storeroom',
  receivables:
    'receivable, debtor, owe us, owed to us, unpaid, unpaid invoice, overdue invoice, outstanding invoice, invoice outstanding, invoice overdue, invoice unpaid, invoice not paid, unpaid bill, late payer, arrears, be owe, be we owe, hasnt paid, not paid, owing to us, money owed, wip, work in progress',
  debts:
    'debt, our loan, my loan, loan balance, left on the loan, owing on the loan, overdraft, credit card balance, on the credit card, do we owe, do i owe, what we owe, we owe, liability, payable, unpaid supplier bill, owe supplier, owe the supplier, owe to supplier',
  rating: 'rating, review, star, google review, customer satisfaction, nps',
  'web-visits':
    'web visit, website traffic, website, website visit, page view, online visit, click, our site',
}

/** Words of one trade only; they come before those of any trade. */
export const tradeWords: { readonly [trade in BusinessType]: MeasureWords } = {
  cafe: {
    transactions: `coffee, customer, how many people, people come, people walk, people serve, visitor, more coffee, cup, many people, few people, bum on seat`,
    supplies: `bean, milk, food, bread, coffee bean, cake, roaster bill, flour, egg, butter, sugar, cheese, avocado, meat, bacon, chicken, fruit, veg, vegetable, chocolate, syrup, oat milk,
      almond milk, packaging, takeaway cup, cups and lids, napkin, pastry, wholesaler, butcher, baker, dairy`,
  },
  realestate: {
    revenue: `gci, fee, commission, management fee, fee income, commission income, letting fee income, rent roll income`,
    transactions: 'settlement, sale settled, deal, settle, number of deal, sale',
    'revenue-per-transaction': `${each(
      'average, avg, mean, typical',
      'fee, commission, comm, management fee, fee per sale, commission per deal, comm per deal, fee per deal',
    )}, ${each('make per, earn per, get per', 'settlement, deal, sale')}`,
    staff: 'pay agent, agent pay, pay the agent, pay our agent, pay property manager',
    supplies:
      'photographer, photography, photo, sign, signboard, contractor, printing, contractor and photographer',
    marketing: 'portal, listing portal',
    listings:
      'day on market, days on market, time on market, clearance rate, listing, new listing, property listed, appraisal, property under management',
    customers: 'landlord, vendor, tenant, buyer, seller',
  },
  consulting: {
    revenue: 'bill, billing, billed amount, invoiced, fee, fee income, professional fee',
    transactions: `billed day, billable day, day billed, how many day, number of day, day bill, day on the clock, more day, few day, extra day, day sell, day book,
      additional day, engagement, time sheet`,
    'revenue-per-transaction':
      each('day, daily', 'rate') +
      ', the rate, our rate, my rate, dayrate, average day rate, average daily rate, rate per day, charge per day, fee per day, fee a day, average fee per day, daily fee, average fee a day, average rate, effective daily rate, get a day, effective rate',
    supplies: 'contractor, subcontractor',
    staff: 'consultant cost, pay consultant, pay the consultant, pay our consultant',
    utilisation: 'utilisation, utilization, bench time, billable share, available day',
  },
  retail: {
    transactions:
      'customer, how many people, people come, people walk, people serve, visitor, many people, few people',
    'revenue-per-transaction': 'basket, average basket, basket size, basket value',
    supplies: 'goods, stock purchase, merchandise, wholesaler, cost of goods, packaging',
  },
  other: {
    transactions: 'order, job, how many people, number of job',
    supplies: 'material, goods, wholesaler, cost of goods, packaging, subcontractor',
  },
}

/** What an owner can change and is no measure. */
export const leverWords: { readonly [lever in Lever]?: string } = {
  staff:
    'pay rise, pay raise, pay cut, wage rise, wage increase, pay increase, award wage, award, minimum wage, everyone a raise, everyone get, team a raise, raise for the team, raise for everyone, hour off the roster, team, crew',
  supplies: 'roaster, wholesaler, butcher, baker',
  price: `price, pricing, charge, rate, rate card, fee, fee level, commission, menu, everything on the menu, dear, dearer, discount, mark up, markup, a cup, every coffee, per coffee, a coffee, on coffee,
    day rate, menu price, each sale, expensive, tariff, rates`,
  volume: `busy, demand, sales, sale, customer, client, order, transaction, cover, volume, trade, number of customers,
    settlement, deal, billed day, billable day, day bill, work, business, visitor, people, number of deal, coffee, job`,
}
