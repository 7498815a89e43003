/** The consultancy's memos: three unread, five settled. */
import { addDays, nextFriday } from 'date-fns'
import type { MemoPlan } from './business.ts'
import { nextStatement, weekNumber } from './calendar.ts'
import { contractorRise } from './consulting.figures.ts'
import {
  benched,
  dayRate,
  diagnostic,
  idleDays,
  largestClient,
  lostAWeek,
  nextClient,
  placementDeadline,
} from './consulting.plans.ts'
import {
  average,
  count,
  countChange,
  dayText,
  marginAround,
  marginChange,
  money,
  moneyChange,
  percent,
  perSale,
  roundedMoney,
  seasonNote,
  weekdayText,
} from './facts.ts'

const monthsInYear = 12
const weeksInYear = 52

/** The consultancy's memos. */
export const consultingMemos: readonly MemoPlan[] = [
  {
    type: 'directive',
    priority: 'high',
    fromPersona: 'Operations Expert',
    daysAgo: 2,
    time: '08:40',
    // Its advisory follows a day later and must give the same deadline.
    write: ({ day, last }) => ({
      subject: 'No senior stays on the bench',
      paragraphs: [
        `We billed ${count(last.transactions)} days last week. The ${benched} without enough work could have billed about ${count(idleDays(last))} more, and their salaries are the same either way.`,
        `Please do three things by ${weekdayText(placementDeadline(addDays(day, 1)))}: offer both to ${nextClient}, write to the three sponsors from last year, and tell me who should go first if there is a place for only one.`,
        'Until both are placed, don’t book a contractor for any day that a senior could work.',
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 'last Monday',
    time: '06:36',
    write: ({ day, last, previous }) => ({
      subject: `Billing and cash, week ${weekNumber(last.weekStart)}`,
      paragraphs: [
        [
          `Billed: ${money(last.revenue)}, ${moneyChange(previous, last)} on the week before.`,
          `Days: ${count(last.transactions)}, ${countChange(previous, last)}, at an average of ${money(dayRate(last))}.`,
          `Margin: ${percent(average([last], 'profitMargin'))}, ${marginChange(previous, last)}.`,
          `Runway: ${last.cashRunwayWeeks.toFixed(1)} weeks of costs.`,
        ].join('\n'),
        `Part of the cash is tax held for the activity statement due on ${dayText(nextStatement(day))}. Runway will drop that week, as planned.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'low',
    fromPersona: 'Innovation Focused',
    daysAgo: 5,
    time: '17:05',
    write: ({ last, ...facts }) => {
      const { since, before } = marginAround(facts, contractorRise)
      const sold = diagnostic.aMonth * diagnostic.days * dayRate(last)
      const missing = (lostAWeek(facts) * weeksInYear) / monthsInYear
      return {
        subject: 'A smaller offer to replace the water authority’s work',
        paragraphs: [
          `We lost about ${roundedMoney(missing)} a month with that contract. Large programmes take half a year to win, so I wouldn’t wait for one to fill the gap.`,
          `A ten-day, fixed-price diagnostic sells in weeks and needs one senior. Two a month at our usual day rate would bring in about ${roundedMoney(sold)}. Diagnostics need no contractors either: margin has averaged ${percent(since)} since contractor rates rose, against ${percent(before)} before.${seasonNote(before, since)}`,
          'There’s no decision to make yet. The brief on a diagnostic was written before we lost the contract; ask for a new one, and I’ll set out the price, the scope and the first three names to call.',
        ],
      }
    },
  },
  {
    type: 'alert',
    priority: 'high',
    fromPersona: 'Risk Manager',
    daysAgo: 11,
    time: '08:30',
    transitions: [
      { as: 'MemoRead', secondsLater: 1518 },
      { as: 'MemoArchived', secondsLater: 351_760 },
    ],
    write: ({ day, last }) => ({
      subject: `One programme is ${largestClient.share} of our billing`,
      paragraphs: [
        `About ${largestClient.share} of what we bill goes to ${largestClient.name}. The water authority was smaller, and we are still feeling the loss.`,
        `Cash covers ${last.cashRunwayWeeks.toFixed(1)} weeks of costs. That’s enough time to widen the client base if we start now.`,
        `By ${weekdayText(nextFriday(addDays(day, 2)))}, please name two sponsors outside transport for a partner to meet within a month.`,
      ],
    }),
  },
  {
    type: 'directive',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 19,
    time: '15:55',
    transitions: [{ as: 'MemoRead', secondsLater: 4402 }],
    write: ({ day, recent }) => ({
      subject: 'Time sheets close at noon on Fridays',
      paragraphs: [
        'Three of last month’s invoices went out a week late, each held up by one missing time sheet. We had done the work and paid the salaries; only the money was late.',
        `From ${weekdayText(nextFriday(addDays(day, 5)))}, time sheets close at noon on Fridays and invoices go out that afternoon. If you’re with a client, send yours the evening before.`,
        `Billing everything a week sooner would free about ${roundedMoney(average(recent(4), 'revenue'))} of cash.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'normal',
    fromPersona: 'Financial Analyst',
    daysAgo: 26,
    time: '11:20',
    transitions: [{ as: 'MemoRead', secondsLater: 9655 }],
    write: ({ recent }) => ({
      subject: 'What a billed day earns',
      paragraphs: [
        `Over the last four weeks a billed day earned ${money(perSale(recent(4)))} on average, and we billed ${count(average(recent(4), 'transactions'))} days a week.`,
        'That average hides two clients still on the rates of two years ago. Their agreements allow an annual increase, and we’ve never asked for it.',
        'I’d ask both at their next review. It takes one letter, and I don’t expect to lose work over it.',
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Operations Expert',
    daysAgo: 33,
    time: '08:45',
    transitions: [{ as: 'MemoArchived', secondsLater: 62_077 }],
    write: ({ last, previous }) => ({
      subject: 'Days, billing and margin on one page',
      paragraphs: [
        [
          `Days billed: ${count(last.transactions)}, ${countChange(previous, last)} on the week before.`,
          `Amount billed: ${money(last.revenue)}, ${moneyChange(previous, last)}.`,
          `Margin: ${percent(average([last], 'profitMargin'))}, ${marginChange(previous, last)}.`,
        ].join('\n'),
        'Billing is days times rate. We settle rates once a year; from week to week, what we control is who works where.',
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'low',
    fromPersona: 'Innovation Focused',
    daysAgo: 44,
    time: '16:50',
    transitions: [
      { as: 'MemoRead', secondsLater: 58_214 },
      { as: 'MemoArchived', secondsLater: 604_992 },
    ],
    write: () => ({
      subject: 'Eleven reports nobody opens again',
      paragraphs: [
        'We have eleven close-out reports sitting in eleven folders. Six of them answer the question every new client asks first: what will be different in six months?',
        'Two evenings would turn those six into one page each, with no names. A partner could leave one behind after a first meeting, and a panel could read them beforehand.',
      ],
    }),
  },
]
