import type { AdvisoryStatus, Urgency } from '#schema/advisory/advisory'
import { area, plural } from '../../core/language.ts'

const statuses: Readonly<Record<AdvisoryStatus, string>> = {
  new: 'New',
  accepted: 'Accepted',
  dismissed: 'Dismissed',
}

const urgencies: Readonly<Record<Urgency, string>> = { high: 'Urgent', medium: 'Important', low: 'Normal' }

const noneOf: Readonly<Record<Urgency, string>> = {
  high: 'There are no urgent advisories.',
  medium: 'There are no important advisories.',
  low: 'There are no normal advisories.',
}

const show: Readonly<Record<Urgency, string>> = {
  high: 'Show urgent advisories',
  medium: 'Show important advisories',
  low: 'Show normal advisories',
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** A count at the start of a sentence: in words below ten. */
const countWord = (count: number): string => words[count] ?? String(count)

export const advisoryText = area('advisory', {
  title: 'Advisories',
  awaitingDecision: (count: number) =>
    count === 0
      ? 'Nothing is waiting for your decision.'
      : `${countWord(count)} ${plural(count, { one: 'is', other: 'are' })} waiting for your decision.`,
  filter: 'Filter',
  all: 'All',
  statuses,
  urgencies,
  sort: 'Sort',
  sorts: { priority: 'By priority', date: 'By date, newest first' },
  suggested: 'Suggested',
  worth: 'Worth',
  consult: 'Consult',
  consultNote: 'Consult accepts this advisory.',
  dismiss: 'Dismiss',
  more: 'More answers',
  deferTo: { week: 'Ask me next Monday', fortnight: 'Ask me in two weeks', month: 'Ask me in a month' },
  dismissWhy: 'Dismiss with a reason…',
  takeBack: 'Take it back…',
  deferredUntil: (day: string) => `Deferred until ${day}`,
  deferredTitle: 'Deferred',
  deferredText: (day: string) => `It comes back on ${day}.`,
  reasonWas: 'Reason',
  nextStep: 'You’ll find it under Decisions.',
  undo: 'Undo',
  undone: 'Taken back',
  ask: 'Ask about this',
  question: (title: string) => `What is the evidence for the advisory “${title}”?`,
  decidedAt: (status: string, day: string, time: string) => `${status} ${day}, ${time}`,
  noneOf,
  noneWithStatus: (urgency: string, status: string) =>
    `No advisory is both ${urgency.toLowerCase()} and ${status.toLowerCase()}.`,
  show,
  showAll: 'Show all advisories',
  none: 'No advisories yet. One appears here when a change in at least 12 weeks of your records is larger than chance and lasts. Costs and a bank balance let it cover your margin and cash.',
  toOverview: 'Back to the Overview',
  notFound: 'The advisory you were looking for isn’t here. These are the ones on record.',
  notLoaded: 'The advisories could not be loaded.',
  acknowledged: 'Advisory acknowledged',
  acknowledgedText: 'Strategic recommendation implemented',
  dismissedTitle: 'Advisory dismissed',
  alreadyDecided: 'Already decided',
  alreadyDecidedText: 'This advisory has already been accepted or dismissed.',
  noResponse: 'No response',
  noResponseText: 'Your answer may or may not have been recorded. The list is reloading.',
  notRecorded: 'Answer not recorded',
  notRecordedText: 'Nothing was changed. Try again.',
})
