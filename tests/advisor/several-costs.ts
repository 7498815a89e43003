/** Several costs in one message, each with the lines that must be read in it: kind, and percent or dollars. */
import type { CostLine } from '../../service/advisor/chat/question.ts'

type Wanted = Partial<CostLine>

const rent = (amount: number): Wanted => ({ kind: 'premises', part: 'rent', amount })
const wages = (amount: number): Wanted => ({ kind: 'staff', amount })
const marketing = (amount: number): Wanted => ({ kind: 'marketing', amount })
const supplies = (amount: number): Wanted => ({ kind: 'supplies', amount })

/** A message, and its lines in the order in which it names them. */
export const severalCosts: readonly (readonly [string, readonly Wanted[]])[] = [
  ['What if rent and wages rise 5%?', [rent(5), wages(5)]],
  ['What if wages and rent rise 5%?', [wages(5), rent(5)]],
  ['What if both rent and wages go up by 5%?', [rent(5), wages(5)]],
  ['What if our wages and our rent both rise by five percent next year?', [wages(5), rent(5)]],
  ['rent, wages and marketing up 3 percent', [rent(3), wages(3), marketing(3)]],
  ['What if rent, wages, and marketing go up 3%?', [rent(3), wages(3), marketing(3)]],
  ['rent 5% and wages 3%', [rent(5), wages(3)]],
  ['What if rent rises 5% and wages 3%?', [rent(5), wages(3)]],
  ['What if rent goes up 5%, wages rise 3% and advertising drops 10%?', [rent(5), wages(3), marketing(-10)]],
  ['What if rent and wages rise by 5% and 3% respectively?', [rent(5), wages(3)]],
  ['rent up 5, wages 3 and insurance 10 percent', [rent(5), wages(3), { kind: 'other', amount: 10 }]],
  ['A 4% rise in wages & rent: what happens?', [wages(4), rent(4)]],
  ['Can we afford 5% more for rent and wages?', [rent(5), wages(5)]],
  ['How long does the cash last if rent and wages rise 10%?', [rent(10), wages(10)]],
  ['What if suppliers put their prices up 6% and the landlord wants 4%?', [supplies(6), rent(4)]],
  ['Could we cut marketing and wages by 10%?', [marketing(-10), wages(-10)]],
  ['What if marketing and staff costs are cut by 10%?', [marketing(-10), wages(-10)]],
  ['What if wages go up 4% but marketing falls 20%?', [wages(4), marketing(-20)]],
  [
    'What if rent rises $200 a week and wages rise 3%?',
    [{ kind: 'premises', dollars: 200, per: 'week' }, wages(3)],
  ],
  [
    'What if rent and insurance rise $1,200 a year?',
    [
      { kind: 'premises', dollars: 1200, per: 'year', isShared: true },
      { kind: 'other', dollars: 1200, per: 'year', isShared: false },
    ],
  ],
  // Parts of one kind are one line: the records cannot tell them apart, so counting both would count all of it twice.
  [
    'What if rent, electricity and wages rise 5%?',
    [{ kind: 'premises', part: 'rent and electricity', amount: 5 }, wages(5)],
  ],
  [
    'Rent, wages, power, marketing, insurance, milk, beans, freight, cleaning and packaging up 2%',
    [
      { kind: 'premises', part: 'rent and electricity', amount: 2 },
      wages(2),
      marketing(2),
      { kind: 'other', part: 'insurance and cleaning', amount: 2 },
      { kind: 'supplies', part: 'milk, coffee beans, freight and packaging', amount: 2 },
    ],
  ],
]

/** Messages that join costs with something else, or ask no what-if: no lines are read in them. */
export const notSeveral: readonly string[] = [
  'How do rent and wages compare?',
  'Why did rent and wages rise 5%?',
  'Did rent and wages rise 5% last month?',
  'What if all costs, rent and wages too, rise 5%?',
  'What if rent rises 5%, right?',
  'Look, what if rent goes up 5%?',
  'Suppliers up 6%, what do I need to charge?',
  'Portal fees go up 9%. What now?',
  'rent is 12% and wages 34% of revenue',
  'Are wages at 34% and rent at 12% too high?',
]
