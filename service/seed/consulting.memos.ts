/** The consultancy's three memos. */
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
  seasonNote,
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
]
