/** The consultancy's nine advisories: bench, pipeline, rates, scope, cover. */
import { addDays, nextFriday, nextTuesday } from 'date-fns'
import type { AdvisoryPlan } from './business.ts'
import { consultingShape, contractorRise, lostClient, milestone, overrun } from './consulting.figures.ts'
import {
  average,
  aWeek,
  count,
  countChange,
  dayText,
  effectOf,
  marginChange,
  money,
  percent,
  roughly,
  seasonNote,
  share,
  weekdayText,
  weekText,
} from './facts.ts'

/** The consultancy's advisories. */
export const consultingAdvisories: readonly AdvisoryPlan[] = [
  {
    title: 'Place the two consultants on the bench',
    urgency: 'high',
    daysAgo: 1,
    time: '09:05',
    write: ({ day, last, previous }) => ({
      message: `Consultants billed ${count(last.transactions)} days last week, ${countChange(previous, last)} on the week before. Two seniors have had no client work since the water authority took its programme in house, and the transport programme is asking for a second delivery lead.`,
      suggestedAction: `Offer both to the transport programme at the panel rate by ${weekdayText(nextFriday(day))}`,
      worth: aWeek((last.revenue / last.transactions) * 4),
    }),
  },
  {
    title: 'Ask three past clients for a meeting',
    urgency: 'high',
    daysAgo: 4,
    time: '16:30',
    write: ({ last, ...facts }) => {
      const since = average(facts.since(lostClient), 'revenue')
      const before = average(facts.before(lostClient), 'revenue')
      return {
        message: `Revenue has averaged ${money(since)} a week since the water authority left, against ${money(before)} in the four weeks before.${seasonNote(before, since)} Three clients of last year begin a new phase within six months. None has heard from a partner since their close-out report.`,
        suggestedAction: 'Write to the three sponsors this week and propose half an hour each',
        worth: `${aWeek(effectOf(lostClient, last))} to win back`,
      }
    },
  },
  {
    title: 'Cap contractor rates at the next renewal',
    urgency: 'medium',
    daysAgo: 6,
    time: '10:45',
    write: ({ last, previous, weekOf, ...facts }) => {
      const since = average(facts.since(contractorRise), 'profitMargin')
      const before = average(facts.before(contractorRise), 'profitMargin')
      return {
        message: `Contractors put their day rates up in the week of ${weekText(weekOf(contractorRise))}. Margin has averaged ${percent(since)} since and ${percent(before)} in the four weeks before; in the latest week it was ${percent(last.profitMargin)}, ${marginChange(previous, last)}.${seasonNote(before, since)} Three of five agreements renew within six weeks.`,
        suggestedAction: 'Renew the three for twelve months at no more than 3% above the old rate',
        worth: aWeek(last.revenue * (contractorRise.costShare ?? 0)),
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
        message: `The stage-two invoice made up about ${roughly(effectOf(milestone, week))} of the ${money(week.revenue)} billed in the week of ${weekText(week)}. Stage three is agreed at monthly billing in arrears, which leaves its first money two months out.`,
        suggestedAction: 'Ask the sponsor to split stage three into two billable milestones',
        worth: `About ${roughly(effectOf(milestone, week))} five weeks sooner`,
      }
    },
  },
  {
    title: 'Replace the indemnity certificate on file',
    urgency: 'low',
    daysAgo: 13,
    time: '11:40',
    write: ({ day }) => ({
      message: `Both panel agreements ask for a current certificate of professional indemnity cover. The one on file ends on ${weekdayText(addDays(day, 41))}, and the panels stop assigning work the day after.`,
      suggestedAction: `Ask the broker for the new certificate and upload it by ${dayText(addDays(day, 28))}`,
      worth: 'Stay on both panels',
    }),
  },
  {
    title: 'Send the assurance invoice today',
    urgency: 'high',
    daysAgo: 10,
    time: '08:25',
    settled: { as: 'AdvisoryAccepted', secondsLater: 2847 },
    write: ({ day, last }) => ({
      message: `The assurance report was signed off on ${dayText(addDays(day, -6))} and its invoice has not gone out. Terms are 14 days from the invoice. Runway stands at ${last.cashRunwayWeeks.toFixed(1)} weeks; each week of delay is a week of work lent free of charge.`,
      suggestedAction: 'Send the invoice this morning with the sign-off attached',
      worth: '$12,600 two weeks sooner',
    }),
  },
  {
    title: 'Move internal meetings to Friday',
    urgency: 'low',
    daysAgo: 18,
    time: '14:20',
    settled: { as: 'AdvisoryDismissed', secondsLater: 76_550 },
    write: () => ({
      message: `Wednesday carries about ${share(consultingShape.weekdays[2])} of billed work and Friday about ${share(consultingShape.weekdays[4])}, yet the practice meeting takes Wednesday morning from eleven people.`,
      suggestedAction: 'Hold the practice meeting at 9 am on Fridays for one quarter',
      worth: 'Up to four billable days a month',
    }),
  },
  {
    title: 'Sublet six desks on the second floor',
    urgency: 'high',
    daysAgo: 21,
    time: '09:50',
    settled: { as: 'AdvisoryDismissed', secondsLater: 265_213 },
    write: ({ day }) => ({
      message: `Half the second floor stands empty except on Wednesdays. The head lease allows licences of up to twelve months, and the engineers upstairs have asked twice. They sign elsewhere unless they hear by ${weekdayText(nextFriday(day))}.`,
      suggestedAction: `Offer them six desks on a six-month licence from ${weekdayText(nextTuesday(addDays(day, 28)))}`,
      worth: 'About $640 a week',
    }),
  },
  {
    title: 'Sign a change request before the extra work starts',
    urgency: 'medium',
    daysAgo: 101,
    time: '10:30',
    settled: { as: 'AdvisoryAccepted', secondsLater: 101_436 },
    write: ({ weekOf, since }) => {
      const weeks = since(overrun)
      const billed = weeks.reduce((sum, week) => sum + week.revenue, 0)
      const unbilled = roughly(weeks.reduce((sum, week) => sum + effectOf(overrun, week), 0))
      return {
        message: `The overrun ran for two weeks from ${weekText(weekOf(overrun))}. They brought ${money(billed)}, about ${unbilled} short of what the same days would have billed, and margin was down to ${percent(weekOf(overrun).profitMargin)} in the first of them.`,
        suggestedAction: 'Put a one-page change request into every statement of work, signed before day one',
        worth: `About ${unbilled} a time`,
      }
    },
  },
]
