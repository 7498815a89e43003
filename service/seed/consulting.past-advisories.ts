/** Advisories that the consultancy accepted in the past year, each with a number that its later records confirm or refute. */
import type { AdvisoryPlan } from './business.ts'
import { average, money, perWeekText } from './facts.ts'

const accepted = (secondsLater: number) => ({ as: 'AdvisoryAccepted', secondsLater }) as const

export const consultingPastAdvisories: readonly AdvisoryPlan[] = [
  {
    title: 'Raise the day rate for new work',
    urgency: 'high',
    daysAgo: 179,
    time: '09:10',
    decision: accepted(71_300),
    write: ({ recent }) => ({
      message: `Billed work averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, at last year’s rates. Two competitors have raised theirs.`,
      suggestedAction: 'Quote 6% more in every proposal from Monday',
      worth: perWeekText(3500),
      promises: { measure: 'revenue', change: 3500, weeks: 4 },
    }),
  },
  {
    title: 'Let two temporary analysts go when the programme ends',
    urgency: 'medium',
    daysAgo: 143,
    time: '13:30',
    decision: accepted(22_700),
    write: ({ recent }) => ({
      message: `Billed work averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and the programme that needs both of them ends within a fortnight.`,
      suggestedAction: 'Give both notice now, to finish when the programme does',
      worth: perWeekText(2500),
      promises: { measure: 'staff', change: -2500, weeks: 4 },
    }),
  },
  {
    title: 'Sell two pilot projects',
    urgency: 'high',
    daysAgo: 136,
    time: '10:25',
    decision: accepted(15_900),
    write: ({ recent }) => ({
      message: `Billed work averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks. A small first project is easier to sign than a large one, and four clients have asked what we would do first.`,
      suggestedAction: 'Offer those four clients a two-week pilot each within a fortnight',
      worth: perWeekText(2000),
      promises: { measure: 'revenue', change: 2000, weeks: 4 },
    }),
  },
  {
    title: 'Cancel the trade journal ad',
    urgency: 'low',
    daysAgo: 129,
    time: '16:15',
    decision: accepted(50_600),
    write: ({ recent }) => ({
      message: `Billed work averaged ${money(average(recent(4), 'revenue'))} a week over the last four weeks, and no client this year has mentioned the journal.`,
      suggestedAction: 'Cancel the next four issues',
      worth: perWeekText(200),
      promises: { measure: 'marketing', change: -200, weeks: 4 },
    }),
  },
]
