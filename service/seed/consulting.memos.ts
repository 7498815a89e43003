/** The consultancy's memos: three unread, five settled. */
import { addDays, nextFriday } from 'date-fns'
import type { MemoPlan } from './business.ts'
import { nextStatement, weekNumber } from './calendar.ts'
import { contractorRise, lostClient } from './consulting.figures.ts'
import {
  average,
  aWeek,
  count,
  countChange,
  dayText,
  effectOf,
  marginChange,
  money,
  moneyChange,
  percent,
  roughly,
  seasonNote,
  total,
  weekdayText,
} from './facts.ts'

/** The consultancy's memos. */
export const consultingMemos: readonly MemoPlan[] = [
  {
    type: 'directive',
    priority: 'high',
    fromPersona: 'Operations Expert',
    daysAgo: 2,
    time: '08:40',
    write: ({ day, last }) => ({
      subject: 'No senior stays on the bench past this month',
      paragraphs: [
        `We billed ${count(last.transactions)} days in the latest week on record. Two seniors could have added eight, and the salaries are the same either way.`,
        `Please do three things by ${weekdayText(nextFriday(addDays(day, 2)))}: offer both to the transport programme, write to the three sponsors of last year, and tell me which of the two you would keep free for a proposal.`,
        'Until both are placed, no contractor day is to be booked that a senior could do.',
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
      subject: `Utilisation and cash, week ${weekNumber(last.weekStart)}`,
      paragraphs: [
        [
          `Billed: ${money(last.revenue)}, ${moneyChange(previous, last)} on the week before.`,
          `Days: ${count(last.transactions)}, ${countChange(previous, last)}, at an average of ${money(last.revenue / last.transactions)}.`,
          `Margin: ${percent(last.profitMargin)}, ${marginChange(previous, last)}.`,
          `Runway: ${last.cashRunwayWeeks.toFixed(1)} weeks of costs.`,
        ].join('\n'),
        `Part of the cash is tax held for the activity statement of ${dayText(nextStatement(day))}. Runway will step down in that week; it is planned for.`,
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
      const since = average(facts.since(contractorRise), 'profitMargin')
      const before = average(facts.before(contractorRise), 'profitMargin')
      return {
        subject: 'A smaller offer for the months after the water authority',
        paragraphs: [
          `${aWeek(effectOf(lostClient, last))} left with that contract. Large programmes take half a year to win, so I would not wait for one to fill the gap.`,
          `A ten-day diagnostic at a fixed price sells in weeks and needs one senior. Two a month would cover most of what is missing, and without contractors it keeps its margin: ours has averaged ${percent(since)} since their rates rose, ${percent(before)} before.${seasonNote(before, since)}`,
          'No decision is needed now. If you like the idea, ask for a brief and I will set out price, scope and the first three names to call.',
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
    became: [
      { as: 'MemoRead', secondsLater: 1518 },
      { as: 'MemoArchived', secondsLater: 351_760 },
    ],
    write: ({ day, last }) => ({
      subject: 'One programme is a third of what we bill',
      paragraphs: [
        'The transport programme brings about a third of our billing. The water authority brought less, and its leaving is still felt.',
        `Cash covers ${last.cashRunwayWeeks.toFixed(1)} weeks of costs. That is time enough to widen the base, if it begins now.`,
        `Please name two sponsors outside transport by ${weekdayText(nextFriday(addDays(day, 2)))} whom a partner will meet within a month.`,
      ],
    }),
  },
  {
    type: 'directive',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 19,
    time: '15:55',
    became: [{ as: 'MemoRead', secondsLater: 4402 }],
    write: ({ day, recent }) => ({
      subject: 'Time sheets close on Friday at noon',
      paragraphs: [
        'Three invoices of last month went out a week late, each for want of one time sheet. The work was done and the salaries were paid; only the money came later.',
        `From ${weekdayText(nextFriday(addDays(day, 5)))} sheets close at noon on Fridays, and invoices leave the same afternoon. Whoever is with a client sends theirs from the train.`,
        `A week sooner on everything we bill is about ${roughly(average(recent(4), 'revenue'))} that we need not lend.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'normal',
    fromPersona: 'Financial Analyst',
    daysAgo: 26,
    time: '11:20',
    became: [{ as: 'MemoRead', secondsLater: 9655 }],
    write: ({ recent }) => ({
      subject: 'What a billed day brings',
      paragraphs: [
        `Over the last four weeks on record a billed day brought ${money(total(recent(4), 'revenue') / total(recent(4), 'transactions'))} on average, with ${count(average(recent(4), 'transactions'))} days a week.`,
        'The average hides two clients who still pay the rate of two years ago. Their agreements allow a yearly rise, and nobody has asked for it.',
        'I would ask both at their next review. It costs a letter, and no work is won or lost over it.',
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Operations Expert',
    daysAgo: 33,
    time: '08:45',
    became: [{ as: 'MemoArchived', secondsLater: 62_077 }],
    write: ({ last, previous }) => ({
      subject: 'Days, money, margin: the week on one page',
      paragraphs: [
        [
          `Days billed: ${count(last.transactions)}, ${countChange(previous, last)} on the week before.`,
          `Money billed: ${money(last.revenue)}, ${moneyChange(previous, last)}.`,
          `Margin: ${percent(last.profitMargin)}, ${marginChange(previous, last)}.`,
        ].join('\n'),
        'Money is days times rate. Rates are settled once a year; what we can steer from week to week is who is placed where.',
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'low',
    fromPersona: 'Innovation Focused',
    daysAgo: 44,
    time: '16:50',
    became: [
      { as: 'MemoRead', secondsLater: 58_214 },
      { as: 'MemoArchived', secondsLater: 604_992 },
    ],
    write: () => ({
      subject: 'Eleven reports that nobody opens again',
      paragraphs: [
        'Eleven close-out reports lie in eleven folders. Six of them answer the very question that new clients ask first: what will be different after half a year?',
        'Two evenings would turn them into one page each, without names. A partner could leave them behind after a first meeting, and a panel could read them before one.',
      ],
    }),
  },
]
