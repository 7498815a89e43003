/** The agency's memos: three unread, five settled. */
import { addDays, nextFriday, nextMonday, nextWednesday } from 'date-fns'
import type { MemoPlan } from './business.ts'
import { weekNumber } from './calendar.ts'
import {
  average,
  count,
  countChange,
  effectOf,
  marginChange,
  money,
  moneyChange,
  percent,
  roughly,
  total,
  weekdayText,
  weekText,
} from './facts.ts'
import { lostLandlord, portalRise, slippedSettlements } from './realestate.figures.ts'

/** The agency's memos. */
export const realestateMemos: readonly MemoPlan[] = [
  {
    type: 'alert',
    priority: 'high',
    fromPersona: 'Value Investor',
    daysAgo: 1,
    time: '08:20',
    write: ({ day, weekOf }) => ({
      subject: 'Two settlements are still open',
      paragraphs: [
        `Of the three contracts that slipped in the week of ${weekText(weekOf(slippedSettlements))}, one has settled. The other two wait for finance approval, and a late settlement is the kind that falls over.`,
        `About ${roughly(effectOf(slippedSettlements, weekOf(slippedSettlements)) * 0.65)} in fees hangs on them. It is earned work: the only cost left is two telephone calls.`,
        `Please have both dates in writing by ${weekdayText(nextWednesday(day))}. If either bank asks for more time, tell the vendor the same day.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 4,
    time: '15:10',
    write: ({ day, last, weekOf }) => ({
      subject: 'What the lost managements teach us',
      paragraphs: [
        `The landlord left in the week of ${weekText(weekOf(lostLandlord))}, and 31 managements went along. They would have brought the latest week about ${count(effectOf(lostLandlord, last, 'transactions'))} more fee items than the ${count(last.transactions)} it has, and about ${roughly(effectOf(lostLandlord, last))} more in fees.`,
        'The exit letter names two things: repairs that took eleven days to approve, and four property managers in a year. The first can be mended with a standing approval up to $400.',
        `I would put that approval to all landlords with ten homes or more before ${weekdayText(addDays(nextWednesday(day), 14))}. Runway stands at ${last.cashRunwayWeeks.toFixed(1)} weeks, so this is a choice and not a rescue.`,
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Financial Analyst',
    daysAgo: 'last Monday',
    time: '06:33',
    write: ({ last, previous, since }) => ({
      subject: `The agency in week ${weekNumber(last.weekStart)}`,
      paragraphs: [
        [
          `Fees earned: ${money(last.revenue)}, ${moneyChange(previous, last)} on the week before.`,
          `Profit margin: ${percent(last.profitMargin)}, ${marginChange(previous, last)}.`,
          `Fee items: ${count(last.transactions)}, ${countChange(previous, last)}.`,
          `Cash runway: ${last.cashRunwayWeeks.toFixed(1)} weeks, or ${last.cashRunwayMonths.toFixed(1)} months.`,
        ].join('\n'),
        `Since the portal raised its premium tier, margin has averaged ${percent(average(since(portalRise), 'profitMargin'))}. That is the figure to hold the next price talk against.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'low',
    fromPersona: 'Growth Hacker',
    daysAgo: 9,
    time: '12:40',
    became: [{ as: 'MemoRead', secondsLater: 8840 }],
    write: () => ({
      subject: 'Neighbours at the open homes',
      paragraphs: [
        'One visitor in three on a Saturday lives within two streets of the home that is open. They do not buy; they want to know what their own would fetch.',
        'Hand each of them a card with the last three sales of the street and an hour for a talk. A card costs 40 cents, and an appraisal that begins with a neighbour starts with trust.',
      ],
    }),
  },
  {
    type: 'directive',
    priority: 'high',
    fromPersona: 'Value Investor',
    daysAgo: 12,
    time: '08:05',
    became: [{ as: 'MemoRead', secondsLater: 1975 }],
    write: ({ day }) => ({
      subject: 'Each appraisal is answered the same day',
      paragraphs: [
        'Owners who ask us for an appraisal ask two other agencies on the same evening. Whoever answers first is usually in the room first.',
        `From ${weekdayText(nextMonday(day))} every enquiry is answered on the working day it comes in, by the agent whose street it is. The office keeps the list and shows it at the Friday meeting.`,
        'One listing more in a month pays for the half hour a day that this takes.',
      ],
    }),
  },
  {
    type: 'alert',
    priority: 'normal',
    fromPersona: 'Risk Manager',
    daysAgo: 20,
    time: '16:15',
    became: [
      { as: 'MemoRead', secondsLater: 3391 },
      { as: 'MemoArchived', secondsLater: 260_407 },
    ],
    write: ({ day }) => ({
      subject: 'Five trust payments carry one signature',
      paragraphs: [
        'Five payments left the trust account last month with one signature. Our own procedure asks for two above $2,000.',
        `All five match their invoices, so nothing is missing. An auditor will still ask. Please have the licensee countersign them by ${weekdayText(nextFriday(addDays(day, 3)))}, and set the bank’s limit so that it cannot happen again.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 32,
    time: '10:30',
    became: [
      { as: 'MemoRead', secondsLater: 7213 },
      { as: 'MemoArchived', secondsLater: 96_118 },
    ],
    write: ({ weekOf }) => ({
      subject: 'Eleven days for a dripping tap',
      paragraphs: [
        `The landlord who left in the week of ${weekText(weekOf(lostLandlord))} never complained about a repair. What he wrote down was the wait: eleven days until somebody said yes.`,
        'A tap is mended in twenty minutes. In the files, almost all of the eleven days are emails between us and the owner.',
        'I would let the property manager decide up to a fixed amount, and tell the owner the same day. It needs one page in the management agreement.',
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Financial Analyst',
    daysAgo: 46,
    time: '09:15',
    became: [{ as: 'MemoArchived', secondsLater: 175_206 }],
    write: ({ last, recent }) => ({
      subject: 'Four weeks of fees, side by side',
      paragraphs: [
        [
          `Fees earned in four weeks: ${money(total(recent(4), 'revenue'))}.`,
          `Fee items: ${count(total(recent(4), 'transactions'))}.`,
          `Margin on average: ${percent(average(recent(4), 'profitMargin'))}.`,
          `Runway at the end: ${last.cashRunwayWeeks.toFixed(1)} weeks.`,
        ].join('\n'),
        'Fees come in lumps, because settlements do. Four weeks are the shortest stretch from which I would draw a conclusion.',
      ],
    }),
  },
]
