/** Changes as executives put them, each with how it is to be read: what others charge is a cost, what we charge a price. */
import type { Question } from '../../service/advisor/chat/question.ts'

const price = (amount: number) => ({ intent: 'what-if', lever: 'price', amount }) as const
const priceBy = (dollars: number) => ({ intent: 'what-if', lever: 'price', dollars }) as const
const cost = (kind: Question['kind'], amount: number) =>
  ({ intent: 'what-if', lever: 'cost', kind, amount }) as const
const costBy = (kind: Question['kind'], dollars: number, per: Question['per']) =>
  ({ intent: 'what-if', lever: 'cost', kind, dollars, per }) as const
const volume = (amount: number) => ({ intent: 'what-if', lever: 'volume', amount }) as const
const takings = (amount: number) => ({ intent: 'cash', lever: 'takings', amount }) as const
const hours = (amount: number) => ({ intent: 'what-if', lever: 'hours', amount }) as const
const first = (change: Partial<Question>) => ({ ...change, leavesOut: 'change' }) as const
const askHowMuch = (kind: Question['kind']) => ({ intent: 'ask-percent', lever: 'cost', kind }) as const

/** A message, and what must be read in it. */
export const changes: readonly (readonly [string, Partial<Question>])[] = [
  // What others charge
  ["Our supplier's prices go up by 6%", cost('supplies', 6)],
  ['What if our suppliers raise prices by 6%?', cost('supplies', 6)],
  ['What if supplier prices rise 6%?', cost('supplies', 6)],
  ['Our roaster wants 8% more', cost('supplies', 8)],
  ['What happens if the price of coffee beans rises by 12%?', cost('supplies', 12)],
  ['milk gets 10% dearer', cost('supplies', 10)],
  ['What if milk is 4% cheaper next year?', cost('supplies', -4)],
  ['What if freight goes up 15%?', cost('supplies', 15)],
  ['Suppose we negotiate 5% off our supplier prices', cost('supplies', -5)],
  ['What if we get our supplier prices down by 5%?', cost('supplies', -5)],
  ['What if we cut supplier prices by 5%?', cost('supplies', -5)],
  ['How much does profit fall if our suppliers put their prices up by 6%?', cost('supplies', 6)],
  ['What does a 6% rise in bean prices do to our margin?', cost('supplies', 6)],
  ['Can we absorb a 6% increase from our suppliers?', cost('supplies', 6)],
  ['What if we pass on a 6% supplier increase?', cost('supplies', 6)],
  ['What if food prices rise by 5%?', cost('supplies', 5)],
  ['What if our contractors charge 10% more?', cost('supplies', 10)],
  ['Subcontractor rates climb 10 percent', cost('supplies', 10)],
  ['What if photography gets 10% more expensive?', cost('supplies', 10)],
  ['What if the portal raises its fees by 9%?', cost('marketing', 9)],
  ['Portal fees go up 9%. What now?', cost('marketing', 9)],
  ['What if advertising rates drop by 10%?', cost('marketing', -10)],
  ['The landlord wants 8% more', cost('premises', 8)],
  ['What if our landlord puts the rent up by 8%?', cost('premises', 8)],
  ['What if our rent doubles?', cost('premises', 100)],
  ['What if rent goes up $300 a month?', costBy('premises', 300, 'month')],
  ['rent rises by $10,000 a year', costBy('premises', 10_000, 'year')],
  ['What if electricity goes up by 20%?', cost('premises', 20)],
  ['our power bill jumps by a quarter', cost('premises', 25)],
  ['The minimum wage rises 3.75%', cost('staff', 3.75)],
  ['What if award rates go up by 3.5%?', cost('staff', 3.5)],
  ['What if we give everyone a 4% raise?', cost('staff', 4)],
  ['Can we afford a 5% pay rise for the team?', cost('staff', 5)],
  ['What if wages rise by twenty-five percent?', cost('staff', 25)],
  ['What if wages go up half a percent?', cost('staff', 0.5)],
  ['What if wages go up by $2 an hour?', askHowMuch('staff')],
  ['What if insurance goes up 15%?', cost('other', 15)],
  ['our insurer wants $80 a week more', costBy('other', 80, 'week')],
  ['What if interest costs us $200 a week more?', costBy('other', 200, 'week')],
  ['What if bank fees rise by 10%?', cost('other', 10)],
  ['What if interest rates rise by 1%?', { intent: 'unknowable' }],
  ['What if costs rise by $210 a week?', costBy('costs', 210, 'week')],
  ['What if we save $500 a month on marketing?', costBy('marketing', -500, 'month')],
  ['What if inflation pushes our costs up by 4%?', cost('costs', 4)],
  ['What if milk goes up 10 cents a litre?', askHowMuch('supplies')],
  ['What if they charge us 5% more?', cost('costs', 5)],
  ['Our wholesaler is lifting prices 7%', cost('supplies', 7)],
  ['If the price of milk went up by 9 percent what would that cost us?', cost('supplies', 9)],
  ['Council rates rise 5%', cost('premises', 5)],
  ['What if our landlord halves the rent?', cost('premises', -50)],
  ['What if energy prices double?', cost('premises', 100)],
  ['what if our cleaning bill goes up $50 a week', costBy('other', 50, 'week')],
  ['Suppliers up 6%, what do I need to charge?', cost('supplies', 6)],
  ['How much do prices have to rise to cover a 5% wage increase?', cost('staff', 5)],
  ['How long does the cash last if rent rises by 10%?', cost('premises', 10)],
  ['Can we afford $500 a week more in rent?', costBy('premises', 500, 'week')],
  ['What if our supplier prices go up?', askHowMuch('supplies')],
  // What we charge
  ['What if we put our prices up by 6%?', price(6)],
  ['What if we raise prices 5% to cover the wage rise?', price(5)],
  ['Should we increase our prices by 3% because suppliers did?', price(3)],
  ['What if we charge 20 cents more for oat milk?', priceBy(0.2)],
  ['What if we put food prices up 5%?', price(5)],
  ['What if our coffee gets 30 cents dearer?', priceBy(0.3)],
  ['Should a flat white be 50 cents cheaper?', priceBy(-0.5)],
  ['What if we lift our day rate by 7%?', price(7)],
  ['What if we drop our management fee by 0.5%?', price(-0.5)],
  ['What if we cut our commission by 10%?', price(-10)],
  ['What if we give a 10% discount?', price(-10)],
  ['Could we get away with charging 4% more?', price(4)],
  ["What if we raise our rates to match the suppliers' 4% rise?", price(4)],
  ['Could we drop prices 4% to win customers?', price(-4)],
  ['What if our clients negotiate 5% off our day rate?', price(-5)],
  // How many, how much, how long
  ['What if we lose 10% of customers?', volume(-10)],
  ['What if we lose 10% more customers?', volume(-10)],
  ['What if a competitor takes 10% of our customers?', volume(-10)],
  ['What if 5% fewer guests come in?', volume(-5)],
  ['We win 8% more clients', volume(8)],
  ['What if 20% of our customers leave?', volume(-20)],
  ['What if we bill 10% fewer days?', volume(-10)],
  ['What if settlements are down 20%?', volume(-20)],
  ['What if we lose 10% of our landlords?', volume(-10)],
  ['What if we get 5% more landlords?', volume(5)],
  ['What if takings drop by a tenth?', takings(-10)],
  ['What if sales are 15% lower?', takings(-15)],
  ['What if we cut 10 hours a week from the roster?', hours(-10)],
  ['What if we add 12 staff hours?', hours(12)],
  ['What if we open an hour later?', { intent: 'what-if', lever: 'opening' }],
  ['What if we close an hour earlier on Sunday?', { intent: 'what-if', lever: 'opening', weekday: 6 }],
  ['Did rent rise by $300 last month?', { metric: 'premises' }],
  // Paid hours are no percentage of takings, whatever they are held against
  ['How long does our cash last if we hire someone for 20 hours?', hours(20)],
  ['What happens to our cash if we cut 10 hours a week?', hours(-10)],
  // Two changes at once: the first is answered, and the answer says that the other is left out
  ['What if we raise prices by 5% and lose 10% of customers?', first(price(5))],
  ['What if we lose 10% of customers and raise prices by 5%?', first(volume(-10))],
  ['What if we raise prices by 5% and hire two people?', first(price(5))],
  ['What if rent goes up $300 a month but wages fall by 2%?', first(costBy('premises', 300, 'month'))],
  ['What if prices rise by 5% or by 10%?', first(price(5))],
]
