/** The agency's nine advisories: settlements, managements, listings, trust money. */
import { addDays, nextMonday, nextThursday } from 'date-fns'
import type { AdvisoryPlan } from './business.ts'
import {
  average,
  count,
  dayText,
  effectOf,
  marginAround,
  money,
  percent,
  perWeekText,
  roundedMoney,
  seasonNote,
  share,
  weekdayShare,
  weekdayText,
  weekText,
} from './facts.ts'
import { auctionDay, lostLandlord, portalRise, slippedSettlements } from './realestate.figures.ts'
import {
  auditDay,
  lostManagements,
  nextManagements,
  openSettlements,
  portalCost,
  settlementDeadline,
  settlements,
} from './realestate.plans.ts'

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
        message: `Three settlements slipped in the week of ${weekText(week)}: fees came to ${money(week.revenue)}, against an average of ${money(average(before(slippedSettlements), 'revenue'))} in the four weeks before. One has settled since. The other two are waiting on the buyers’ banks.`,
        suggestedAction: `Ring both brokers and get a settlement date in writing by ${weekdayText(settlementDeadline(day))}`,
        worth: `About ${roundedMoney((effectOf(slippedSettlements, week) * openSettlements) / settlements.slipped)} in fees`,
      }
    },
  },
  {
    title: 'Visit the two largest landlords this fortnight',
    urgency: 'high',
    daysAgo: 3,
    time: '09:35',
    write: ({ last, weekOf }) => ({
      message: `The landlord who left in the week of ${weekText(weekOf(lostLandlord))} took ${lostManagements} managements. Last week had ${count(last.transactions)} transactions; with those homes it would have had about ${count(last.transactions + effectOf(lostLandlord, last, 'transactions'))}. The two largest landlords who remain have ${nextManagements} homes with us between them, and neither has met a principal this year.`,
      suggestedAction: 'Meet each of them in person and offer a fixed management fee for two years',
      worth: `${perWeekText((effectOf(lostLandlord, last) * nextManagements) / lostManagements)} at stake`,
    }),
  },
  {
    title: 'Step down the portal tier for smaller homes',
    urgency: 'medium',
    daysAgo: 5,
    time: '14:40',
    write: ({ day, ...facts }) => {
      const { weekOf } = facts
      const { since, before } = marginAround(facts, portalRise)
      return {
        message: `The portal put up its premium tier in the week of ${weekText(weekOf(portalRise))}. Margin has averaged ${percent(since)} since, against ${percent(before)} in the four weeks before.${seasonNote(before, since)} Before the bundle, units drew as many enquiries on the standard tier as they do now on the premium one.`,
        suggestedAction: `List units under $700,000 on the standard tier from ${weekdayText(nextMonday(addDays(day, 5)))}`,
        worth: `${perWeekText(portalCost(facts) * 0.6)} if three listings in five move down`,
      }
    },
  },
  {
    title: 'Add a Thursday twilight inspection',
    urgency: 'medium',
    daysAgo: 8,
    time: '08:55',
    write: ({ day, recent }) => ({
      message: `Saturday brings in about ${share(weekdayShare(recent(8), 5))} of the week’s fees and has every open home. Two Bulimba listings overlap by twenty minutes, so buyers choose one and miss the other.`,
      suggestedAction: `Open the second Bulimba home from 5.30 to 6.15 pm on Thursdays, from ${dayText(nextThursday(addDays(day, 8)))}`,
      worth: 'Two or three more buyers per listing',
    }),
  },
  {
    title: 'Photograph rentals before the tenants pack',
    urgency: 'low',
    daysAgo: 11,
    time: '13:25',
    write: () => ({
      message:
        'Vacant rentals wait an average of nine days for photographs. Tenants give at least two weeks’ notice, and most say yes if you ask on the day.',
      suggestedAction: 'Add a photo booking to the checklist for every notice to leave',
      worth: 'About five days’ rent per vacancy',
    }),
  },
  {
    title: 'Reconcile the trust account before the audit',
    urgency: 'high',
    daysAgo: 14,
    time: '10:05',
    decision: { as: 'AdvisoryAccepted', secondsLater: 11_275 },
    write: ({ day, last }) => ({
      message: `The auditor comes on ${weekdayText(auditDay(day))}. Two receipts from the week of ${weekText(last)} are still unmatched in the trust ledger, one of them a holding deposit.`,
      suggestedAction: 'Match both receipts and have the licensee sign this month’s reconciliation',
      worth: 'A condition of the licence',
    }),
  },
  {
    title: 'Drop the letting fee for longer leases',
    urgency: 'medium',
    daysAgo: 17,
    time: '15:50',
    decision: { as: 'AdvisoryDismissed', secondsLater: 62_238 },
    write: ({ last }) => ({
      message: `Half of all leases end within a year, and each new letting earns one week’s rent. Landlords would sign for eighteen months if we charged no fee for it. With ${last.cashRunwayWeeks.toFixed(1)} weeks of runway, there is no hurry.`,
      suggestedAction: 'Waive the letting fee on eighteen-month leases for the next ten renewals',
      worth: 'Fewer vacancies, lower fees',
    }),
  },
  {
    title: 'Take the printed window cards down',
    urgency: 'low',
    daysAgo: 20,
    time: '11:15',
    decision: { as: 'AdvisoryAccepted', secondsLater: 5801 },
    write: () => ({
      message:
        'A property assistant spends two hours each Monday on the window cards. Three walk-in enquiries this quarter mentioned them, and the screen by the door shows the same homes.',
      suggestedAction: 'Put all current listings on the screen and stop printing cards',
      worth: 'Two hours a week',
    }),
  },
  {
    title: 'Hold the shared auction Saturday every quarter',
    urgency: 'medium',
    daysAgo: 75,
    time: '09:20',
    decision: { as: 'AdvisoryAccepted', secondsLater: 177_904 },
    write: ({ weekOf }) => {
      const week = weekOf(auctionDay)
      return {
        message: `Six auctions under one roof brought in ${money(week.revenue)} of fees in the week of ${weekText(week)}, about ${roundedMoney(effectOf(auctionDay, week))} more than open homes alone would have. Five of the six sold, two of them to underbidders from another auction that day.`,
        suggestedAction: 'Book the Bulimba hall for one Saturday in each of the next four quarters',
        worth: `About ${roundedMoney(effectOf(auctionDay, week))} a quarter`,
      }
    },
  },
]
