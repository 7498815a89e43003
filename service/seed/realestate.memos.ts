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
  roundedMoney,
  total,
  weekdayText,
  weekText,
} from './facts.ts'
import { lostLandlord, slippedSettlements } from './realestate.figures.ts'
import {
  lostManagements,
  openSettlements,
  portalCost,
  repairDays,
  settlementDeadline,
  settlements,
  standingApproval,
} from './realestate.plans.ts'

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
        `Of the three contracts that slipped in the week of ${weekText(weekOf(slippedSettlements))}, one has settled. The other two are waiting on the buyers’ banks, and late settlements are the ones that fall over.`,
        `About ${roundedMoney((effectOf(slippedSettlements, weekOf(slippedSettlements)) * openSettlements) / settlements.slipped)} in fees depends on them. We have done the work; all it takes now is two phone calls.`,
        `Please have both dates in writing by ${weekdayText(settlementDeadline(day))}. If either bank asks for more time, tell the vendor the same day.`,
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
      subject: `Why ${lostManagements} managements left`,
      paragraphs: [
        `The landlord left in the week of ${weekText(weekOf(lostLandlord))} and took ${lostManagements} managements. With them, last week would have had about ${count(effectOf(lostLandlord, last, 'transactions'))} more transactions than its ${count(last.transactions)}, and about ${roundedMoney(effectOf(lostLandlord, last))} more in fees.`,
        `The exit letter gives two reasons: repairs that took ${repairDays} days to approve, and four property managers in a year. A standing approval up to ${money(standingApproval)} fixes the first.`,
        `I’d offer that approval to every landlord with ten homes or more before ${weekdayText(addDays(nextWednesday(day), 14))}. We have ${last.cashRunwayWeeks.toFixed(1)} weeks of runway, so this is a choice, not a rescue.`,
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Financial Analyst',
    daysAgo: 'last Monday',
    time: '06:33',
    write: ({ last, previous, before }) => ({
      subject: `The agency in week ${weekNumber(last.weekStart)}`,
      paragraphs: [
        [
          `Fees earned: ${money(last.revenue)}, ${moneyChange(previous, last)} on the week before.`,
          `Profit margin: ${percent(average([last], 'profitMargin'))}, ${marginChange(previous, last)}.`,
          `Transactions: ${count(last.transactions)}, ${countChange(previous, last)}.`,
          `Cash runway: ${last.cashRunwayWeeks.toFixed(1)} weeks, or ${last.cashRunwayMonths.toFixed(1)} months.`,
        ].join('\n'),
        `The portal’s price rise costs us about ${roundedMoney(portalCost({ before }))} a week. Take that figure to the next price negotiation.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'low',
    fromPersona: 'Growth Hacker',
    daysAgo: 9,
    time: '12:40',
    transitions: [{ as: 'MemoRead', secondsLater: 8840 }],
    write: () => ({
      subject: 'Neighbours at the open homes',
      paragraphs: [
        'One in three Saturday visitors lives within two streets of the open home. They aren’t buying; they want to know what their own place would fetch.',
        'Give each of them a card with the street’s last three sales and an offer of an appraisal. A card costs 40 cents, and neighbours arrive already trusting us.',
      ],
    }),
  },
  {
    type: 'directive',
    priority: 'high',
    fromPersona: 'Value Investor',
    daysAgo: 12,
    time: '08:05',
    transitions: [{ as: 'MemoRead', secondsLater: 1975 }],
    write: ({ day }) => ({
      subject: 'Answer every appraisal request the same day',
      paragraphs: [
        'Owners who ask us for an appraisal ask two other agencies the same evening. The first to answer is usually the first in the door.',
        `From ${weekdayText(nextMonday(day))}, the agent for that street answers every enquiry on the working day it comes in. The office keeps the list and brings it to the Friday meeting.`,
        'It takes half an hour a day. One extra listing a month pays for it.',
      ],
    }),
  },
  {
    type: 'alert',
    priority: 'normal',
    fromPersona: 'Risk Manager',
    daysAgo: 20,
    time: '16:15',
    transitions: [
      { as: 'MemoRead', secondsLater: 3391 },
      { as: 'MemoArchived', secondsLater: 260_407 },
    ],
    write: ({ day }) => ({
      subject: 'Five trust payments have one signature',
      paragraphs: [
        'Five payments left the trust account last month with a single signature. Our own procedure requires two for anything above $2,000.',
        `All five match their invoices, so nothing is missing, but an auditor will still ask. Please have the licensee countersign them by ${weekdayText(nextFriday(addDays(day, 3)))}, and set the bank’s limit so it can’t happen again.`,
      ],
    }),
  },
  {
    type: 'memo',
    priority: 'normal',
    fromPersona: 'Operations Expert',
    daysAgo: 32,
    time: '10:30',
    transitions: [
      { as: 'MemoRead', secondsLater: 7213 },
      { as: 'MemoArchived', secondsLater: 96_118 },
    ],
    write: ({ weekOf }) => ({
      subject: `${repairDays} days to fix a dripping tap`,
      paragraphs: [
        `The landlord who left in the week of ${weekText(weekOf(lostLandlord))} had no complaint about the repair itself. The complaint was the wait: ${repairDays} days until somebody said yes.`,
        `Fixing a tap takes twenty minutes. On file, nearly all of those ${repairDays} days are emails between us and the owner.`,
        'I’d let property managers approve repairs up to a fixed amount and tell the owner the same day. It needs one page in the management agreement.',
      ],
    }),
  },
  {
    type: 'summary',
    priority: 'low',
    fromPersona: 'Financial Analyst',
    daysAgo: 46,
    time: '09:15',
    transitions: [{ as: 'MemoArchived', secondsLater: 175_206 }],
    write: ({ last, recent }) => ({
      subject: 'Four weeks of fees, side by side',
      paragraphs: [
        [
          `Fees earned in four weeks: ${money(total(recent(4), 'revenue'))}.`,
          `Transactions: ${count(total(recent(4), 'transactions'))}.`,
          `Average margin: ${percent(average(recent(4), 'profitMargin'))}.`,
          `Runway at the end: ${last.cashRunwayWeeks.toFixed(1)} weeks.`,
        ].join('\n'),
        'Fees are lumpy because settlements are. I wouldn’t draw a conclusion from anything shorter than four weeks.',
      ],
    }),
  },
]
