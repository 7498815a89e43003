/** The consultancy's nine advisories: bench, pipeline, rates, scope, cover. */
import { addDays, nextFriday, nextTuesday } from 'date-fns'
import type { AdvisoryPlan } from './business.ts'
import { contractorRise, lostClient, milestone, overrun } from './consulting.figures.ts'
import { benched, dayRate, idleDays, lostAWeek, nextClient, placementDeadline } from './consulting.plans.ts'
import {
  average,
  count,
  countChange,
  dayText,
  effectOf,
  marginAround,
  marginChange,
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

/** The consultancy's advisories. */
export const consultingAdvisories: readonly AdvisoryPlan[] = [
  {
    title: 'Find work for the two consultants on the bench',
    urgency: 'high',
    daysAgo: 1,
    time: '09:05',
    write: ({ day, last, previous }) => ({
      message: `We billed ${count(last.transactions)} days last week, ${countChange(previous, last)} on the week before. Between them, ${benched} have had about ${count(idleDays(last))} idle days a week since the water authority took its programme in house, and ${nextClient} is looking for two delivery leads.`,
      suggestedAction: `Offer both to ${nextClient} at the panel rate by ${weekdayText(placementDeadline(day))}`,
      worth: perWeekText(dayRate(last) * idleDays(last)),
    }),
  },
  {
    title: 'Ask three past clients for a meeting',
    urgency: 'high',
    daysAgo: 4,
    time: '16:30',
    write: (facts) => {
      const since = average(facts.since(lostClient), 'revenue')
      const before = average(facts.before(lostClient), 'revenue')
      const paid = lostAWeek(facts)
      const filled =
        paid > before - since
          ? ` Other work fills part of the ${roundedMoney(paid)} a week that it paid.`
          : ''
      return {
        message: `Billing has averaged ${money(since)} a week since the water authority left, against ${money(before)} in the four weeks before.${filled}${seasonNote(before, since)} Three of last year’s clients start a new phase within six months. None has heard from a partner since their close-out report.`,
        suggestedAction: `Write to the three sponsors and suggest half an hour with each, by ${weekdayText(placementDeadline(addDays(facts.day, 3)))}`,
        worth: `${perWeekText(paid)} to win back`,
      }
    },
  },
  {
    title: 'Cap contractor rates at the next renewal',
    urgency: 'medium',
    daysAgo: 6,
    time: '10:45',
    write: ({ last, previous, weekOf, ...facts }) => {
      const { since, before } = marginAround(facts, contractorRise)
      return {
        message: `Contractors put up their day rates in the week of ${weekText(weekOf(contractorRise))}. Margin has averaged ${percent(since)} since, against ${percent(before)} in the four weeks before.${seasonNote(before, since)} Last week it was ${percent(average([last], 'profitMargin'))}, ${marginChange(previous, last)}. Three of the five agreements renew within six weeks.`,
        suggestedAction: 'Renew the three for twelve months at no more than 3% above the old rate',
        worth: `Part of the ${roundedMoney(last.revenue * (contractorRise.costShare ?? 0))} a week that the new rates cost`,
      }
    },
  },
  {
    title: 'Bill the transport programme by stage',
    urgency: 'medium',
    daysAgo: 9,
    time: '13:15',
    write: ({ weekOf }) => {
      const week = weekOf(milestone)
      return {
        message: `The stage-two invoice was about ${roundedMoney(effectOf(milestone, week))} of the ${money(week.revenue)} billed in the week of ${weekText(week)}. Stage three is to be billed monthly in arrears, so its first payment is two months away.`,
        suggestedAction: 'Ask the sponsor to split stage three into two billable milestones',
        worth: `About ${roundedMoney(effectOf(milestone, week))} five weeks sooner`,
      }
    },
  },
  {
    title: 'Replace the indemnity certificate on file',
    urgency: 'low',
    daysAgo: 13,
    time: '11:40',
    write: ({ day }) => ({
      message: `Both panel agreements require a current certificate of professional indemnity cover. The one on file ends on ${weekdayText(addDays(day, 41))}, and the panels stop assigning work the day after.`,
      suggestedAction: `Ask the broker for the new certificate and upload it by ${dayText(addDays(day, 28))}`,
      worth: 'Our place on both panels',
    }),
  },
  {
    title: 'Send the assurance invoice today',
    urgency: 'high',
    daysAgo: 10,
    time: '08:25',
    decision: { as: 'AdvisoryAccepted', secondsLater: 2847 },
    write: ({ day, last }) => ({
      message: `The client signed off the assurance report on ${dayText(addDays(day, -6))}, and the invoice hasn’t gone out. Terms are 14 days from the invoice, so every day we wait is a day’s free credit. Runway is ${last.cashRunwayWeeks.toFixed(1)} weeks.`,
      suggestedAction: 'Send the invoice this morning with the sign-off attached',
      worth: '$12,600, one week sooner',
    }),
  },
  {
    title: 'Move internal meetings to Friday',
    urgency: 'low',
    daysAgo: 18,
    time: '14:20',
    decision: { as: 'AdvisoryDismissed', secondsLater: 76_550 },
    write: ({ recent }) => ({
      message: `Wednesday brings in about ${share(weekdayShare(recent(8), 2))} of the week’s billing and Friday about ${share(weekdayShare(recent(8), 4))}, yet the practice meeting takes up Wednesday morning for eleven people.`,
      suggestedAction: 'Hold the practice meeting at 9 am on Fridays for one quarter',
      worth: 'Up to four billable days a month',
    }),
  },
  {
    title: 'Sublet six desks on the second floor',
    urgency: 'high',
    daysAgo: 21,
    time: '09:50',
    decision: { as: 'AdvisoryDismissed', secondsLater: 265_213 },
    write: ({ day }) => ({
      message: `Half the second floor is empty except on Wednesdays. The head lease allows licences of up to twelve months, and the engineers upstairs have asked twice. They will sign elsewhere unless they hear from us by ${weekdayText(nextFriday(day))}.`,
      suggestedAction: `Offer them six desks on a six-month licence from ${weekdayText(nextTuesday(addDays(day, 28)))}`,
      worth: 'About $640 a week',
    }),
  },
  {
    title: 'Sign a change request before the extra work starts',
    urgency: 'medium',
    daysAgo: 101,
    time: '10:30',
    decision: { as: 'AdvisoryAccepted', secondsLater: 101_436 },
    write: ({ weekOf, since }) => {
      const weeks = since(overrun)
      const billed = weeks.reduce((sum, week) => sum + week.revenue, 0)
      const unbilled = roundedMoney(weeks.reduce((sum, week) => sum + effectOf(overrun, week), 0))
      return {
        message: `The programme ran over its scope for two weeks from ${weekText(weekOf(overrun))}. We billed ${money(billed)} in those weeks, about ${unbilled} less than the same days are worth, and margin fell to ${percent(weekOf(overrun).profitMargin)} in the first.`,
        suggestedAction: 'Put a one-page change request into every statement of work, signed before day one',
        worth: `About ${unbilled} each time`,
      }
    },
  },
]
