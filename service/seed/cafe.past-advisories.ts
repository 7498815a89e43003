/** Advisories that the café accepted in the past year, each with a number that its later records confirm or refute. */
import type { AdvisoryPlan } from './business.ts'
import { average, money, perWeekText } from './facts.ts'

const accepted = (secondsLater: number) => ({ as: 'AdvisoryAccepted', secondsLater }) as const

export const cafePastAdvisories: readonly AdvisoryPlan[] = [
  {
    title: 'Buy milk and butter from the co-op',
    urgency: 'medium',
    daysAgo: 207,
    time: '08:20',
    decision: accepted(86_140),
    write: ({ recent }) => ({
      message: `Sales averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and dairy is the second-biggest item on the supplies bill. The co-op at Rocklea delivers before six and charges less for a weekly order.`,
      suggestedAction: 'Give the co-op a four-week trial for milk and butter',
      worth: perWeekText(500),
      promises: { measure: 'supplies', change: -500, weeks: 4 },
    }),
  },
  {
    title: 'Run a soup lunch on weekdays',
    urgency: 'medium',
    daysAgo: 144,
    time: '10:05',
    decision: accepted(12_630),
    write: ({ recent }) => ({
      message: `Sales averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and weekday lunches have room for more. Soup keeps, needs one person, and sells at a good margin.`,
      suggestedAction: 'Put soup and bread on the board from Monday to Friday for six weeks',
      worth: perWeekText(1200),
      promises: { measure: 'revenue', change: 1200, weeks: 4 },
    }),
  },
  {
    title: 'Close the second till after three, Monday to Thursday',
    urgency: 'low',
    daysAgo: 142,
    time: '15:40',
    decision: accepted(58_210),
    write: ({ recent }) => ({
      message: `The second till opens all day, though most weekday sales are rung up before three. Over the last four weeks ${money(average(recent(4), 'revenue'))} a week went through the two of them.`,
      suggestedAction: 'Send the second person home at three, Monday to Thursday',
      worth: perWeekText(200),
      promises: { measure: 'staff', change: -200, weeks: 4 },
    }),
  },
  {
    title: 'Post a minute from the kitchen every week',
    urgency: 'medium',
    daysAgo: 93,
    time: '09:15',
    decision: accepted(35_480),
    write: ({ recent }) => ({
      message: `Sales averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and the café has posted nothing for three months. A minute filmed on a phone costs only time.`,
      suggestedAction: 'Film one dish a week and post it before Thursday night',
      worth: perWeekText(1500),
      promises: { measure: 'revenue', change: 1500, weeks: 4 },
    }),
  },
  {
    title: 'Give first-time customers a coffee card',
    urgency: 'medium',
    daysAgo: 51,
    time: '12:25',
    decision: accepted(9_840),
    write: ({ recent }) => ({
      message: `Sales averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and many new customers have only come in once. A card with one stamp already on it brings some of them back.`,
      suggestedAction: 'Hand a stamped card to everyone who orders for the first time',
      worth: perWeekText(900),
      promises: { measure: 'revenue', change: 900, weeks: 4 },
    }),
  },
]
