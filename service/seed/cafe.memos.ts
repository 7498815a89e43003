/** The café's three memos. */
import { addDays, nextMonday } from 'date-fns'
import type { MemoPlan } from './business.ts'
import { cafeShape, supplierRise } from './cafe.figures.ts'
import { nextStatement, weekNumber } from './calendar.ts'
import {
  average,
  count,
  countChange,
  dayText,
  marginChange,
  money,
  moneyChange,
  percent,
  price,
  seasonNote,
  share,
  weekdayText,
} from './facts.ts'

/** The café's memos. */
export const cafeMemos: readonly MemoPlan[] = [
  {
    type: 'directive',
    priority: 'high',
    fromPersona: 'Hospitality CEO',
    daysAgo: 1,
    time: '07:45',
    write: ({ day }) => ({
      subject: 'Tuesday’s roster needs a decision',
      paragraphs: [
        `Please settle the Tuesday shift before ${weekdayText(nextMonday(addDays(day, 1)))}, so that payroll can run on the new pattern.`,
        `Swap 1 to 6 pm on Tuesday for 5 to 10 pm on Friday. Tuesday brings about ${share(cafeShape.weekdays[1])} of the week, Friday about ${share(cafeShape.weekdays[4])}, and on Friday the floor is one pair of hands short.`,
        'If you would sooner keep Tuesday as it is, dismiss the advisory and I will not raise it again this quarter.',
      ],
    }),
  },
  {
    type: 'alert',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 3,
    time: '16:20',
    write: ({ last, ...facts }) => {
      const since = average(facts.since(supplierRise), 'profitMargin')
      const before = average(facts.before(supplierRise), 'profitMargin')
      return {
        subject: 'Beans and milk cost more from here on',
        paragraphs: [
          `Both price rises are now in every week on record. Margin has averaged ${percent(since)} since they began and was ${percent(before)} in the four weeks before.${seasonNote(before, since)}`,
          `On last week’s ${money(last.revenue)} the rises come to about ${money(last.revenue * (supplierRise.costShare ?? 0))}.`,
          'There are two ways back: a second quote for beans, and 20 cents on each coffee. Neither needs the other. The quote is quicker, and nobody at the counter will notice it.',
        ],
      }
    },
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Hospitality CEO',
    daysAgo: 'last Monday',
    time: '06:31',
    write: ({ day, last, previous }) => ({
      subject: `Week ${weekNumber(last.weekStart)} in four lines`,
      paragraphs: [
        [
          `Takings ${money(last.revenue)}, ${moneyChange(previous, last)} on the week before.`,
          `Margin ${percent(last.profitMargin)}, ${marginChange(previous, last)}.`,
          `Sales ${count(last.transactions)}, ${countChange(previous, last)}, at ${price(last.revenue / last.transactions)} each.`,
          `Cash covers ${last.cashRunwayWeeks.toFixed(1)} weeks.`,
        ].join('\n'),
        `The next activity statement falls due on ${dayText(nextStatement(day))}. The tax collected so far is in the account and counted in those weeks, so leave it there.`,
      ],
    }),
  },
]
