/** The agency's nine advisories: settlements, managements, listings, trust money. */
import { addDays, nextMonday, nextThursday, nextWednesday } from 'date-fns'
import type { AdvisoryPlan } from './business.ts'
import {
  average,
  aWeek,
  count,
  dayText,
  effectOf,
  money,
  monthText,
  percent,
  roughly,
  seasonNote,
  share,
  weekdayText,
  weekText,
} from './facts.ts'
import {
  auctionDay,
  lostLandlord,
  portalRise,
  realestateShape,
  slippedSettlements,
} from './realestate.figures.ts'

/** The agency's advisories. */
export const realestateAdvisories: readonly AdvisoryPlan[] = [
  {
    title: 'Chase the two settlements still open',
    urgency: 'high',
    daysAgo: 1,
    time: '08:10',
    write: ({ day, weekOf, before }) => {
      const week = weekOf(slippedSettlements)
      return {
        message: `Three settlements slipped in the week of ${weekText(week)}: fees came to ${money(week.revenue)}, where the four weeks before averaged ${money(average(before(slippedSettlements), 'revenue'))}. One has settled since. Two contracts still wait for the buyers’ banks.`,
        suggestedAction: `Ring both brokers and have a settlement date in writing by ${weekdayText(nextWednesday(day))}`,
        worth: `About ${roughly(effectOf(slippedSettlements, week) * 0.65)} in fees`,
      }
    },
  },
  {
    title: 'Visit the two largest landlords this fortnight',
    urgency: 'high',
    daysAgo: 3,
    time: '09:35',
    write: ({ last, weekOf }) => ({
      message: `The landlord who left in the week of ${weekText(weekOf(lostLandlord))} took 31 managements. The latest week counted ${count(last.transactions)} fee items; with them it would have been about ${count(last.transactions + effectOf(lostLandlord, last, 'transactions'))}. The next two hold 44 between them, and neither has met a principal this year.`,
      suggestedAction: 'Offer each of them a fixed management fee for two years, in person',
      worth: `${aWeek(effectOf(lostLandlord, last) * 1.4)} at stake`,
    }),
  },
  {
    title: 'Step down the portal tier for smaller homes',
    urgency: 'medium',
    daysAgo: 5,
    time: '14:40',
    write: ({ day, last, weekOf, ...facts }) => {
      const since = average(facts.since(portalRise), 'profitMargin')
      const before = average(facts.before(portalRise), 'profitMargin')
      return {
        message: `The portal’s premium tier went up in the week of ${weekText(weekOf(portalRise))}. Margin has averaged ${percent(since)} since, ${percent(before)} in the four weeks before.${seasonNote(before, since)} Units drew as many enquiries at the standard tier as at the premium one.`,
        suggestedAction: `List units under $700,000 at the standard tier from ${weekdayText(nextMonday(addDays(day, 5)))}`,
        worth: aWeek(last.revenue * (portalRise.costShare ?? 0) * 0.6),
      }
    },
  },
  {
    title: 'Add a Thursday twilight inspection',
    urgency: 'medium',
    daysAgo: 8,
    time: '08:55',
    write: ({ day }) => ({
      message: `Saturday carries about ${share(realestateShape.weekdays[5])} of the week’s fees and every open home. Two Bulimba listings overlap by twenty minutes, so buyers choose one and leave.`,
      suggestedAction: `Open the second Bulimba home from 5.30 to 6.15 pm on Thursdays, from ${dayText(nextThursday(addDays(day, 8)))}`,
      worth: 'Two or three more buyers a listing',
    }),
  },
  {
    title: 'Photograph rentals before the tenants pack',
    urgency: 'low',
    daysAgo: 11,
    time: '13:25',
    write: () => ({
      message:
        'Vacant rentals wait nine days on average for their first photographs. A lease notice gives at least two weeks, and most tenants agree when asked on the day they give it.',
      suggestedAction: 'Add a photograph booking to the checklist that goes out with each notice to leave',
      worth: 'About five days’ rent a vacancy',
    }),
  },
  {
    title: 'Reconcile the trust account before the audit',
    urgency: 'high',
    daysAgo: 14,
    time: '10:05',
    settled: { as: 'AdvisoryAccepted', secondsLater: 11_275 },
    write: ({ day, last }) => ({
      message: `The auditor comes on ${weekdayText(nextWednesday(addDays(day, 18)))}. Two receipts from the week of ${weekText(last)} sit unmatched in the trust ledger, one of them a holding deposit.`,
      suggestedAction: 'Match both receipts and have the licensee sign this month’s reconciliation',
      worth: 'A condition of the licence',
    }),
  },
  {
    title: 'Drop the letting fee for longer leases',
    urgency: 'medium',
    daysAgo: 17,
    time: '15:50',
    settled: { as: 'AdvisoryDismissed', secondsLater: 62_238 },
    write: ({ last }) => ({
      message: `Half of all leases end inside a year and are let again for one week’s rent. Landlords would take a lower fee for eighteen months, though with runway at ${last.cashRunwayWeeks.toFixed(1)} weeks there is no need to hurry.`,
      suggestedAction: 'Offer half the letting fee on leases of eighteen months, for the next ten renewals',
      worth: 'Fewer vacancies, lower fees',
    }),
  },
  {
    title: 'Take the printed window cards down',
    urgency: 'low',
    daysAgo: 20,
    time: '11:15',
    settled: { as: 'AdvisoryAccepted', secondsLater: 5801 },
    write: () => ({
      message:
        'The window cards take a property assistant two hours each Monday. Three walk-in enquiries this quarter named them; the screen by the door shows the same homes.',
      suggestedAction: 'Put all current listings on the screen and stop printing cards',
      worth: 'Two hours a week',
    }),
  },
  {
    title: 'Hold the shared auction Saturday every quarter',
    urgency: 'medium',
    daysAgo: 75,
    time: '09:20',
    settled: { as: 'AdvisoryAccepted', secondsLater: 177_904 },
    write: ({ weekOf }) => {
      const week = weekOf(auctionDay)
      return {
        message: `Six auctions under one roof brought ${money(week.revenue)} in fees in one week of ${monthText(week)}, about ${roughly(effectOf(auctionDay, week))} more than the same week with open homes alone. Five of six sold, two of them to underbidders from the room.`,
        suggestedAction: 'Book the Bulimba hall for one Saturday in each of the next four quarters',
        worth: `About ${roughly(effectOf(auctionDay, week))} a quarter`,
      }
    },
  },
]
