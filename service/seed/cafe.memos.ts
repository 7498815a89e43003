/** The café's memos: three unread, five settled. */
import { addDays, nextFriday, nextMonday, nextSunday } from 'date-fns'
import type { MemoPlan } from './business.ts'
import { cafeParameters, supplierRise, viralPost } from './cafe.figures.ts'
import {
  busyDay,
  coffeeStep,
  quietDay,
  risesCost,
  rosterStart,
  shiftFrom,
  shiftMove,
  shiftTo,
} from './cafe.plans.ts'
import { nextStatement, weekNumber } from './calendar.ts'
import {
  average,
  count,
  countChange,
  dayText,
  hoursShare,
  marginAround,
  marginChange,
  money,
  moneyChange,
  percent,
  perSale,
  price,
  roundedMoney,
  seasonNote,
  share,
  total,
  weekdayShare,
  weekdayText,
} from './facts.ts'

const [, , , , friday, , sunday] = cafeParameters.hours

/** The café's memos. */
export const cafeMemos: readonly MemoPlan[] = [
  {
    type: 'directive',
    priority: 'high',
    fromPersona: 'Hospitality CEO',
    daysAgo: 1,
    time: '07:45',
    write: ({ day, recent }) => ({
      subject: `${quietDay}’s roster needs a decision`,
      paragraphs: [
        `Please decide on the ${quietDay} shift before ${weekdayText(rosterStart(addDays(day, 1)))}, so payroll can run on the new roster.`,
        `Swap the shift from ${shiftFrom} for one from ${shiftTo}. ${quietDay} brings in about ${share(weekdayShare(recent(8), shiftMove.from.weekday))} of the week’s sales and ${busyDay} about ${share(weekdayShare(recent(8), shiftMove.to.weekday))}, and on ${busyDay} morning the floor is one person short.`,
        `If you’d rather leave ${quietDay} alone, dismiss the advisory and I won’t raise it again this quarter.`,
      ],
    }),
  },
  {
    type: 'alert',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 3,
    time: '16:20',
    write: (facts) => {
      const { since, before } = marginAround(facts, supplierRise)
      return {
        subject: 'Beans and milk now cost more',
        paragraphs: [
          `Both price rises are now in the books. Margin has averaged ${percent(since)} since they took effect, against ${percent(before)} in the four weeks before.${seasonNote(before, since)}`,
          `At the sales of those four weeks, the two rises cost about ${roundedMoney(risesCost(facts))} a week.`,
          `There are two ways to win it back: a second quote for beans, and ${coffeeStep.text} on each coffee. Neither depends on the other. The quote is quicker, and customers won’t notice it.`,
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
          `Sales ${money(last.revenue)}, ${moneyChange(previous, last)} on the week before.`,
          `Margin ${percent(average([last], 'profitMargin'))}, ${marginChange(previous, last)}.`,
          `${count(last.transactions)} sales, ${countChange(previous, last)}, at ${price(perSale([last]))} each.`,
          `Cash covers ${last.cashRunwayWeeks.toFixed(1)} weeks of costs.`,
        ].join('\n'),
        `The next activity statement is due on ${dayText(nextStatement(day))}. The tax we hold for it is in the account and counted in those weeks, so don’t spend it.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'low',
    fromPersona: 'Operations Expert',
    daysAgo: 8,
    time: '14:35',
    transitions: [{ as: 'MemoRead', secondsLater: 5127 }],
    write: ({ day }) => ({
      subject: 'The second grinder needs new burrs',
      paragraphs: [
        'The second grinder has put through 600 kilos, and by the afternoon its shots run fast. New burrs cost $310 and take twenty minutes to fit.',
        `Mondays are quiet after three. ${weekdayText(nextMonday(day))} would do, with the first grinder covering while it’s out.`,
      ],
    }),
  },
  {
    type: 'alert',
    priority: 'high',
    fromPersona: 'Risk Manager',
    daysAgo: 13,
    time: '08:10',
    transitions: [
      { as: 'MemoRead', secondsLater: 2466 },
      { as: 'MemoArchived', secondsLater: 181_340 },
    ],
    write: ({ day, last, recent }) => ({
      subject: 'Two dinners a week depend on one chef',
      paragraphs: [
        `Friday and Saturday bring in about ${share(weekdayShare(recent(8), 4, 5))} of the week’s sales, and the head chef has cooked dinner on eleven of the last twelve of those evenings.`,
        `If he’s sick on a Friday, we lose about ${roundedMoney((last.takings[4] ?? 0) * (friday ? hoursShare(friday, 17, 22) : 0))} in dinner sales.`,
        `Please have one of the line cooks learn the six best-selling dishes by ${weekdayText(nextFriday(addDays(day, 14)))}, and put the prep list on the wall. Two quiet Wednesday afternoons are enough.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'normal',
    fromPersona: 'Financial Analyst',
    daysAgo: 22,
    time: '09:50',
    transitions: [{ as: 'MemoRead', secondsLater: 12_208 }],
    write: ({ recent }) => ({
      subject: 'Judge the roster on four weeks, not one',
      paragraphs: [
        `Sales over the last four weeks came to ${money(total(recent(4), 'revenue'))}, an average of ${money(average(recent(4), 'revenue'))} a week at a margin of ${percent(average(recent(4), 'profitMargin'))}.`,
        'A wet Saturday moves a single week more than anything we decide. Changing the roster after one bad week usually means reacting to the weather.',
        'I’d compare four weeks with the four before, and change one thing at a time.',
      ],
    }),
  },
  {
    type: 'directive',
    priority: 'normal',
    fromPersona: 'Hospitality CEO',
    daysAgo: 29,
    time: '07:25',
    transitions: [{ as: 'MemoArchived', secondsLater: 30_611 }],
    write: ({ day, recent }) => ({
      subject: 'Sunday brunch orders close at two',
      paragraphs: [
        `From ${weekdayText(nextSunday(day))} the kitchen takes brunch orders until two. After that the counter sells cakes and sandwiches.`,
        `Sunday brings in about ${share(weekdayShare(recent(8), 6))} of the week’s sales, and about ${share(sunday ? hoursShare(sunday, 7, 14) : 0)} of the day is done by two. Until now the kitchen has stayed open after two for a handful of plates.`,
        'Let the floor team know at Friday’s briefing. The first time someone misses out, their coffee is on the house.',
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Growth Hacker',
    daysAgo: 38,
    time: '17:45',
    transitions: [
      { as: 'MemoRead', secondsLater: 51_903 },
      { as: 'MemoArchived', secondsLater: 449_020 },
    ],
    write: ({ last, weekOf, before }) => ({
      subject: 'After the film: who came back',
      paragraphs: [
        [
          `Sales in the week of the film: ${count(weekOf(viralPost).transactions)}.`,
          `Average of the four weeks before: ${count(average(before(viralPost), 'transactions'))}.`,
          `Latest week: ${count(last.transactions)}.`,
        ].join('\n'),
        'A film fills one weekend; a reason to come back fills the next. Keep the stamp cards on the counter when the next film goes out; a reprint costs $90.',
      ],
    }),
  },
]
