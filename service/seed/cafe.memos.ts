/** The café's memos: three unread, five settled. */
import { addDays, nextFriday, nextMonday, nextSunday } from 'date-fns'
import type { MemoPlan } from './business.ts'
import { cafeShape, supplierRise, viralPost } from './cafe.figures.ts'
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
  roughly,
  seasonNote,
  share,
  total,
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
  {
    type: 'memo',
    priority: 'low',
    fromPersona: 'Operations Expert',
    daysAgo: 8,
    time: '14:35',
    became: [{ as: 'MemoRead', secondsLater: 5127 }],
    write: ({ day }) => ({
      subject: 'The second grinder wants new burrs',
      paragraphs: [
        'The second grinder has done its 600 kilos, and the shots it makes run fast by the afternoon. New burrs cost $310 and take twenty minutes to fit.',
        `Mondays are quietest after two. ${weekdayText(nextMonday(day))} would do, with the first grinder carrying the hour.`,
      ],
    }),
  },
  {
    type: 'alert',
    priority: 'high',
    fromPersona: 'Risk Manager',
    daysAgo: 13,
    time: '08:10',
    became: [
      { as: 'MemoRead', secondsLater: 2466 },
      { as: 'MemoArchived', secondsLater: 181_340 },
    ],
    write: ({ day, last }) => ({
      subject: 'Two evenings hang on one chef',
      paragraphs: [
        `Friday and Saturday bring about ${share((cafeShape.weekdays[4] ?? 0) + (cafeShape.weekdays[5] ?? 0))} of the week, and the head chef has cooked on eleven of the last twelve of those evenings.`,
        `If he is ill on one Friday, about ${roughly(last.revenue * (cafeShape.weekdays[4] ?? 0) * 0.45)} of dinner is not cooked.`,
        `Please have one of the line cooks learn the six dishes that sell most by ${weekdayText(nextFriday(addDays(day, 14)))}, and put the prep list on the wall. Two quiet Wednesdays are enough.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'normal',
    fromPersona: 'Financial Analyst',
    daysAgo: 22,
    time: '09:50',
    became: [{ as: 'MemoRead', secondsLater: 12_208 }],
    write: ({ recent }) => ({
      subject: 'Judge the roster by four weeks, not by one',
      paragraphs: [
        `The last four weeks on record took ${money(total(recent(4), 'revenue'))} together, ${money(average(recent(4), 'revenue'))} on average, at a margin of ${percent(average(recent(4), 'profitMargin'))}.`,
        'A wet Saturday moves a single week more than anything we decide. Whoever changes the roster after one bad week mostly answers the weather.',
        'So I would compare four weeks with the four before them, and change one thing at a time.',
      ],
    }),
  },
  {
    type: 'directive',
    priority: 'normal',
    fromPersona: 'Hospitality CEO',
    daysAgo: 29,
    time: '07:25',
    became: [{ as: 'MemoArchived', secondsLater: 30_611 }],
    write: ({ day }) => ({
      subject: 'Brunch orders stop at two on Sundays',
      paragraphs: [
        `From ${weekdayText(nextSunday(day))} the kitchen takes brunch orders until two. After that the counter sells cakes and sandwiches.`,
        `Sunday brings about ${share(cafeShape.weekdays[6])} of the week, most of it before one. The last hour keeps two cooks standing for a handful of plates.`,
        'Tell the floor at Friday’s briefing. Whoever comes late the first time gets a coffee on the house.',
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Growth Hacker',
    daysAgo: 38,
    time: '17:45',
    became: [
      { as: 'MemoRead', secondsLater: 51_903 },
      { as: 'MemoArchived', secondsLater: 449_020 },
    ],
    write: ({ last, weekOf, before }) => ({
      subject: 'What stayed after the film',
      paragraphs: [
        [
          `Sales in the week of the film: ${count(weekOf(viralPost).transactions)}.`,
          `The four weeks before, on average: ${count(average(before(viralPost), 'transactions'))}.`,
          `The latest week: ${count(last.transactions)}.`,
        ].join('\n'),
        'A film fills one weekend; a reason to come back fills the next. A stamp card costs $90 to print. Put it on the counter before the next film goes out.',
      ],
    }),
  },
]
