/** The agency's three memos. */
import { addDays, nextWednesday } from 'date-fns'
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
]
