/** The café's nine advisories: roster, suppliers, menu, lease. */
import { addDays, nextFriday, nextMonday } from 'date-fns'
import type { AdvisoryPlan } from './business.ts'
import { burstMain, cafeParameters, supplierRise, viralPost } from './cafe.figures.ts'
import {
  beansFor,
  busyDay,
  coffeeStep,
  coffeesIn,
  kitchenHour,
  quietDay,
  risesCost,
  shiftFrom,
  shiftMove,
  shiftTo,
} from './cafe.plans.ts'
import {
  average,
  count,
  countChange,
  dayText,
  effectOf,
  hoursShare,
  marginAround,
  marginChange,
  money,
  percent,
  perSale,
  perWeekText,
  price,
  roundedMoney,
  seasonNote,
  share,
  twoDigits,
  weekdayShare,
  weekdayText,
  weekText,
} from './facts.ts'

const [kitchenCloses, hotFoodEnds] = [18, 14.5]

/** The café's advisories. */
export const cafeAdvisories: readonly AdvisoryPlan[] = [
  {
    title: `Move one ${quietDay} afternoon shift to ${busyDay} morning`,
    urgency: 'high',
    daysAgo: 1,
    time: '07:40',
    write: ({ last, previous, recent }) => {
      const { weekday, start, end } = shiftMove.to
      const morning = cafeParameters.hours[weekday]
      const taken = morning ? (last.takings[weekday] ?? 0) * hoursShare(morning, start, end) : 0
      return {
        message: `Margin was ${percent(average([last], 'profitMargin'))} on sales of ${money(last.revenue)} last week, ${marginChange(previous, last)} on the week before. ${quietDay} brings in about ${share(weekdayShare(recent(8), shiftMove.from.weekday))} of the week’s sales and ${busyDay} about ${share(weekdayShare(recent(8), weekday))}, yet the roster gives the extra shift to ${quietDay} afternoon.`,
        suggestedAction: `Swap the shift from ${shiftFrom} for one from ${shiftTo}`,
        worth: `${perWeekText(taken * 0.1)} if the extra hands serve a tenth more`,
        promises: { measure: 'revenue', change: twoDigits(taken * 0.1), weeks: 4 },
      }
    },
  },
  {
    title: 'Ask a second roaster for a price',
    urgency: 'high',
    daysAgo: 2,
    time: '16:05',
    write: ({ day, last, weekOf, ...facts }) => {
      const { since, before } = marginAround(facts, supplierRise)
      return {
        message: `The roaster and the dairy put their prices up in the week of ${weekText(weekOf(supplierRise))}. Margin has averaged ${percent(since)} since then, against ${percent(before)} in the four weeks before.${seasonNote(before, since)} Beans are the larger part of the increase, and we haven’t asked another roaster for two years.`,
        suggestedAction: `Ask two Brisbane roasters to quote for ${beansFor(last)} kg a week by ${weekdayText(nextFriday(addDays(day, 3)))}`,
        worth: `Part of the ${roundedMoney(risesCost(facts))} a week that both rises cost`,
      }
    },
  },
  {
    title: 'Film the Saturday kitchen again',
    urgency: 'medium',
    daysAgo: 4,
    time: '08:15',
    write: ({ weekOf, before }) => {
      const week = weekOf(viralPost)
      return {
        message: `The Saturday kitchen film brought ${count(week.transactions)} sales in its week, against an average of ${count(average(before(viralPost), 'transactions'))} in the four weeks before. The weekly posts since then have shown dishes, not the Saturday kitchen.`,
        suggestedAction: 'Film one minute of the Saturday pass and post it on a Thursday at 5 pm',
        worth: `About ${roundedMoney(effectOf(viralPost, week) / 4)} if it does a quarter as well`,
      }
    },
  },
  {
    title: `Charge ${coffeeStep.text} more for coffee`,
    urgency: 'medium',
    daysAgo: 6,
    time: '11:20',
    write: ({ day, last, previous }) => ({
      message: `Last week’s ${count(last.transactions)} sales averaged ${price(perSale([last]))} each; the number of sales was ${countChange(previous, last)} on the week before. A flat white costs 40 cents more at the two nearest cafés, and our price hasn’t changed for fourteen months.`,
      suggestedAction: `Reprint the board with every coffee up ${coffeeStep.text} from ${weekdayText(nextMonday(addDays(day, 6)))}`,
      worth: `${perWeekText(coffeesIn(last) * coffeeStep.amount)} if nobody buys less`,
      promises: { measure: 'revenue', change: twoDigits(coffeesIn(last) * coffeeStep.amount), weeks: 4 },
    }),
  },
  {
    title: 'Renew the food licence in good time',
    urgency: 'low',
    daysAgo: 9,
    time: '10:10',
    write: ({ day }) => ({
      message: `The food business licence expires on ${weekdayText(addDays(day, 47))}. Council can take a fortnight to process it, and longer around public holidays.`,
      suggestedAction: `Lodge the renewal by ${dayText(addDays(day, 26))}`,
      worth: 'No gap in trading',
    }),
  },
  {
    title: 'Call the landlord before the option lapses',
    urgency: 'high',
    daysAgo: 12,
    time: '09:12',
    decision: { as: 'AdvisoryAccepted', secondsLater: 4103 },
    write: ({ day }) => ({
      message: `The option to renew the lease closes on ${weekdayText(addDays(day, 30))}. We haven’t given notice, and after that date the rent resets to market.`,
      suggestedAction: 'Ring the managing agent, then send the notice by registered post',
      worth: 'The lease itself',
    }),
  },
  {
    title: 'Close the kitchen early on Mondays',
    urgency: 'medium',
    daysAgo: 16,
    time: '07:05',
    decision: { as: 'AdvisoryDismissed', secondsLater: 93_826 },
    write: ({ recent }) => ({
      message: `Monday brings in about ${share(weekdayShare(recent(8), 0))} of the week’s sales, and the kitchen stays open until six. After half past two, most hot orders are chips.`,
      suggestedAction: 'Take hot food off at 2.30 pm on Mondays and keep the coffee bar open',
      worth: `${perWeekText((kitchenCloses - hotFoodEnds) * kitchenHour)} in wages`,
    }),
  },
  {
    title: 'Try lunch delivery on weekdays',
    urgency: 'low',
    daysAgo: 20,
    time: '15:45',
    decision: { as: 'AdvisoryDismissed', secondsLater: 18_729 },
    write: ({ last }) => ({
      message: `Two office towers within a kilometre order lunch in. The platform keeps 30% of each order, which leaves little at a margin of ${percent(average([last], 'profitMargin'))}: this would win new customers, not profit.`,
      suggestedAction: 'List six cold dishes on one platform for four weeks',
      worth: 'New customers, little profit',
    }),
  },
  {
    title: 'Claim the days the water main cost you',
    urgency: 'medium',
    daysAgo: 117,
    time: '09:30',
    decision: { as: 'AdvisoryAccepted', secondsLater: 90_272 },
    write: ({ day, weekOf, before }) => {
      const taken = weekOf(burstMain).revenue
      const usual = average(before(burstMain), 'revenue')
      const days = burstMain.weekdays?.length ?? 1
      return {
        message: `The burst water main nearly closed the café from Tuesday to Friday in the week of ${weekText(weekOf(burstMain))}. Sales came to ${money(taken)} that week; the four weeks before averaged ${money(usual)}. The policy covers loss of access from the second day.`,
        suggestedAction: `Send the insurer both figures and the plumber’s invoice by ${dayText(addDays(day, 10))}`,
        worth: `About ${roundedMoney(((usual - taken) * (days - 1)) / days)} once`,
      }
    },
  },
]
