/** Advisories that the agency accepted in the past year, each with a number that its later records confirm or refute. */
import type { AdvisoryPlan } from './business.ts'
import { average, money, perWeekText } from './facts.ts'

const accepted = (secondsLater: number) => ({ as: 'AdvisoryAccepted', secondsLater }) as const

export const realestatePastAdvisories: readonly AdvisoryPlan[] = [
  {
    title: 'Leave the second property manager’s desk empty for a quarter',
    urgency: 'medium',
    daysAgo: 214,
    time: '09:20',
    decision: accepted(90_310),
    write: ({ recent }) => ({
      message: `Fees averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and too few new managements come in to keep two people busy.`,
      suggestedAction: 'Advertise the position in three months instead of now',
      worth: perWeekText(2000),
      promises: { measure: 'staff', change: -2000, weeks: 4 },
    }),
  },
  {
    title: 'Cut print ads to half a page a week',
    urgency: 'low',
    daysAgo: 101,
    time: '11:45',
    decision: accepted(7_260),
    write: ({ recent }) => ({
      message: `Fees averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks. Most enquiries mention the portal; few mention the paper.`,
      suggestedAction: 'Book no more than one half page a week for the next quarter',
      worth: perWeekText(300),
      promises: { measure: 'marketing', change: -300, weeks: 4 },
    }),
  },
  {
    title: 'Put the next six auctions on one Saturday',
    urgency: 'high',
    daysAgo: 94,
    time: '08:35',
    decision: accepted(64_900),
    write: ({ recent }) => ({
      message: `Fees averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks. Six vendors want to sell within the month; one day under one roof fills the room for each of them.`,
      suggestedAction: 'Hire the hall and offer all six vendors the same Saturday',
      worth: perWeekText(6000),
      promises: { measure: 'revenue', change: 6000, weeks: 4 },
    }),
  },
  {
    title: 'List every home on the portal’s premium tier',
    urgency: 'medium',
    daysAgo: 52,
    time: '14:10',
    decision: accepted(28_400),
    write: ({ recent }) => ({
      message: `Fees averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks. A bundle for every listing was quoted at less than we pay for single upgrades.`,
      suggestedAction: 'Try the bundle for four weeks and stop paying for single upgrades',
      worth: perWeekText(400),
      promises: { measure: 'marketing', change: -400, weeks: 4 },
    }),
  },
  {
    title: 'Keep rental inspections to weekdays',
    urgency: 'low',
    daysAgo: 39,
    time: '15:05',
    decision: accepted(14_700),
    write: ({ recent }) => ({
      message: `Fees averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and Saturday hours are paid at penalty rates.`,
      suggestedAction: 'Inspect tenanted homes from Tuesday to Thursday only',
      worth: perWeekText(1500),
      promises: { measure: 'staff', change: -1500, weeks: 4 },
    }),
  },
]
