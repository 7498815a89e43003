/** The sign of a what-if: the verb decides it; "more", "another", "extra" and "further" only say "in addition". */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { seededRecords } from './seeded-records.ts'

type Sign = 'up' | 'down'
type Asked = readonly [question: string, sign: Sign, size: number]

const sizesOf = (type: DemoBusiness, question: string): readonly number[] => {
  const plan = readMessage(question, type, seededRecords(type).now)[0]?.plan
  return plan?.operator === 'scenario' ? plan.changes.map(({ size }) => Math.round(100 * size) / 100) : []
}

/** "Two more days", "another two days", "an extra two days", "two days more" and the like. */
const ordersOf = (number: string, noun: string, before = ''): readonly string[] => [
  `${number} ${before}${noun}`,
  `${number} more ${before}${noun}`,
  `another ${number} ${before}${noun}`,
  `a further ${number} ${before}${noun}`,
  `an extra ${number} ${before}${noun}`,
  `an additional ${number} ${before}${noun}`,
  `${number} extra ${before}${noun}`,
  `${number} additional ${before}${noun}`,
  `${number} further ${before}${noun}`,
]

const verbs: readonly (readonly [string, Sign])[] = [
  ['lose', 'down'],
  ['drop', 'down'],
  ['shed', 'down'],
  ['cut', 'down'],
  ['gain', 'up'],
  ['win', 'up'],
  ['add', 'up'],
]

const asked = (
  subject: readonly (readonly [string, Sign])[],
  orders: readonly string[],
  size: number,
  tail = '',
): readonly Asked[] =>
  subject.flatMap(([verb, sign]) =>
    orders.map((order): Asked => [`What if we ${verb} ${order}${tail}?`, sign, size]),
  )

const businesses: readonly (readonly [DemoBusiness, readonly Asked[]])[] = [
  [
    'consulting',
    [
      ...asked(
        [...verbs, ['bill', 'up']],
        [...ordersOf('two', 'days'), ...ordersOf('2', 'days', 'billed ')],
        2,
        ' a week',
      ),
      ['What if two more days a week go?', 'down', 2],
      ['What if another two days a week go?', 'down', 2],
      ['What if two more days fall away each week?', 'down', 2],
      ['What if we bill two more days fewer a week?', 'down', 2],
      ['What if we bill two days fewer a week?', 'down', 2],
      ['What if we bill two fewer days a week?', 'down', 2],
      ['What if we lost two more days a week?', 'down', 2],
      ['Suppose we are losing another two days a week', 'down', 2],
      ['What if clients cancel two more days a week?', 'down', 2],
    ],
  ],
  [
    'cafe',
    [
      ...asked(verbs, ordersOf('50', 'customers'), 50, ' a week'),
      ...asked(
        verbs.slice(0, 4),
        ['5% more customers', 'a further 5% of customers', 'another 5% of our sales'],
        5,
      ),
      ...asked(
        [
          ['cut', 'down'],
          ['save', 'down'],
          ['drop', 'down'],
          ['add', 'up'],
          ['roster', 'up'],
        ],
        ordersOf('10', 'hours', 'staff '),
        10,
        ' a week',
      ),
      ...asked(
        [
          ['save', 'down'],
          ['cut', 'down'],
          ['spend', 'up'],
        ],
        ['$100 more', 'another $100', 'an extra $100', 'a further $100', '$100 extra'],
        100,
        ' a week on marketing',
      ),
      ['What if 50 more customers a week stop coming?', 'down', 50],
      ['What if 50 more customers a week come in?', 'up', 50],
      ['What if 50 more customers a week leave?', 'down', 50],
      ['What if rent goes up another $100 a week?', 'up', 100],
      ['What if rent falls another $100 a week?', 'down', 100],
      ['What if rent is $100 a week less?', 'down', 100],
      ['What if we pay $100 a week more rent?', 'up', 100],
      ['What if prices go up a further 3%?', 'up', 3],
      ['What if we cut prices a further 3%?', 'down', 3],
      ['What if supplies cost 3% more?', 'up', 3],
      ['What if supplies cost another 3% less?', 'down', 3],
    ],
  ],
  [
    'realestate',
    [
      ...asked(verbs, ordersOf('10', 'transactions'), 10, ' a week'),
      ...asked(verbs, ordersOf('5', 'sales'), 5, ' a week'),
    ],
  ],
]

describe.each(businesses)('%s', (type, questions) => {
  it.each(questions)('%s is %s', (question, sign, size) => {
    expect(sizesOf(type, question)).toEqual([sign === 'up' ? size : -size])
  })
})

it.each<[DemoBusiness, string, readonly number[]]>([
  ['consulting', 'What if contractors cost 3% less and we lose 1 more day a week?', [-3, -1]],
  ['cafe', 'What if we lose 20 more customers a week and cut 10 more staff hours a week?', [-20, -10]],
  ['cafe', 'What if we put prices up another 3% and lose 20 more customers a week?', [3, -20]],
  ['cafe', 'What if we lose 5% more customers but spend $100 more a week on marketing?', [-5, 100]],
])('%s: %s', (type, question, sizes) => {
  expect([...sizesOf(type, question)].sort()).toEqual([...sizes].sort())
})
