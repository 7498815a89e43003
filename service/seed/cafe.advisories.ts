/** The café's nine advisories: roster, suppliers, menu, lease. */
import { addDays, nextFriday, nextMonday } from 'date-fns'
import type { AdvisoryPlan } from './business.ts'
import { burstMain, cafeShape, supplierRise, viralPost } from './cafe.figures.ts'
import {
  average,
  aWeek,
  count,
  countChange,
  dayText,
  effectOf,
  marginChange,
  money,
  monthText,
  percent,
  price,
  roughly,
  seasonNote,
  share,
  weekdayText,
  weekText,
} from './facts.ts'

const [monday, tuesday, , , friday] = cafeShape.weekdays

/** The café's advisories. */
export const cafeAdvisories: readonly AdvisoryPlan[] = [
  {
    title: 'Move one Tuesday afternoon shift to Friday',
    urgency: 'high',
    daysAgo: 1,
    time: '07:40',
    write: ({ last, previous }) => ({
      message: `Margin came to ${percent(last.profitMargin)} on ${money(last.revenue)} last week, ${marginChange(previous, last)} on the week before. Tuesday brings about ${share(tuesday)} of the takings and Friday about ${share(friday)}, yet both carry the same afternoon roster.`,
      suggestedAction: 'Swap the 1 to 6 pm Tuesday shift for 5 to 10 pm on Friday',
      worth: aWeek(last.revenue * 0.017),
    }),
  },
  {
    title: 'Ask a second roaster for a price',
    urgency: 'high',
    daysAgo: 2,
    time: '16:05',
    write: ({ day, last, weekOf, ...facts }) => {
      const since = average(facts.since(supplierRise), 'profitMargin')
      const before = average(facts.before(supplierRise), 'profitMargin')
      return {
        message: `The roaster and the dairy put their prices up in the week of ${weekText(weekOf(supplierRise))}. Margin has averaged ${percent(since)} since then, against ${percent(before)} in the four weeks before.${seasonNote(before, since)} Beans are the larger part of it, and no other roaster has been asked in two years.`,
        suggestedAction: `Ask two Brisbane roasters to quote for 38 kg a week by ${weekdayText(nextFriday(addDays(day, 3)))}`,
        worth: aWeek(last.revenue * (supplierRise.costShare ?? 0)),
      }
    },
  },
  {
    title: 'Put another short film in front of the neighbourhood',
    urgency: 'medium',
    daysAgo: 4,
    time: '08:15',
    write: ({ weekOf, before }) => {
      const week = weekOf(viralPost)
      return {
        message: `The film of the Saturday kitchen brought ${count(week.transactions)} sales in its week, where the four weeks before it averaged ${count(average(before(viralPost), 'transactions'))}. Nothing has been posted since.`,
        suggestedAction: 'Film one minute of the Saturday pass and post it on a Thursday at 5 pm',
        worth: `About ${roughly(effectOf(viralPost, week) / 4)} if it reaches a quarter as many`,
      }
    },
  },
  {
    title: 'Charge 20 cents more for coffee',
    urgency: 'medium',
    daysAgo: 6,
    time: '11:20',
    write: ({ day, last, previous }) => ({
      message: `The week brought ${count(last.transactions)} sales, ${countChange(previous, last)} on the week before, at ${price(last.revenue / last.transactions)} each. A flat white costs 40 cents more at the two nearest cafés, and ours has stood still for fourteen months.`,
      suggestedAction: `Reprint the board with every coffee up 20 cents from ${weekdayText(nextMonday(addDays(day, 6)))}`,
      worth: aWeek(last.transactions * 0.6 * 0.2),
    }),
  },
  {
    title: 'Renew the food licence in good time',
    urgency: 'low',
    daysAgo: 9,
    time: '10:10',
    write: ({ day }) => ({
      message: `The food business licence runs out on ${weekdayText(addDays(day, 47))}. Council takes ten working days once the form is in, and longer around public holidays.`,
      suggestedAction: `Lodge the renewal by ${dayText(addDays(day, 26))}`,
      worth: 'No lapse in trading',
    }),
  },
  {
    title: 'Call the landlord before the option lapses',
    urgency: 'high',
    daysAgo: 12,
    time: '09:12',
    settled: { as: 'AdvisoryAccepted', secondsLater: 4103 },
    write: ({ day }) => ({
      message: `The option to renew the lease closes on ${weekdayText(addDays(day, 30))}. No notice has been given, and a later renewal falls to market rent.`,
      suggestedAction: 'Ring the managing agent, then send the letter of notice by registered post',
      worth: 'Lease term at stake',
    }),
  },
  {
    title: 'Close the kitchen early on Mondays',
    urgency: 'medium',
    daysAgo: 16,
    time: '07:05',
    settled: { as: 'AdvisoryDismissed', secondsLater: 93_826 },
    write: ({ last }) => ({
      message: `Monday brings about ${share(monday)} of the week and keeps the same kitchen hours as Saturday. After half past two, hot food is mostly chips.`,
      suggestedAction: 'Take hot food off at 2.30 pm on Mondays and keep the coffee bar open',
      worth: aWeek(last.revenue * 0.009),
    }),
  },
  {
    title: 'Try lunch delivery on weekdays',
    urgency: 'low',
    daysAgo: 20,
    time: '15:45',
    settled: { as: 'AdvisoryDismissed', secondsLater: 18_729 },
    write: ({ last }) => ({
      message: `Two office towers within a kilometre order in. The platform keeps 30% of each order, which leaves little at a margin of ${percent(last.profitMargin)}, so this would be for reach rather than profit.`,
      suggestedAction: 'List six cold dishes on one platform for four weeks',
      worth: 'Reach, hardly any profit',
    }),
  },
  {
    title: 'Claim the days the water main cost you',
    urgency: 'medium',
    daysAgo: 117,
    time: '09:30',
    settled: { as: 'AdvisoryAccepted', secondsLater: 90_272 },
    write: ({ day, weekOf, before }) => {
      const taken = weekOf(burstMain).revenue
      const usual = average(before(burstMain), 'revenue')
      return {
        message: `The burst main kept the doors shut from Tuesday to Friday in ${monthText(weekOf(burstMain))}. That week took ${money(taken)}; the four before it averaged ${money(usual)}. The policy covers loss of access from the second day.`,
        suggestedAction: `Send the insurer both figures with the plumber’s invoice by ${dayText(addDays(day, 10))}`,
        worth: `About ${roughly(usual - taken)} once`,
      }
    },
  },
]
