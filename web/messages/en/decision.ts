/** Texts of decisions: screen, form and history. */
import type { DecisionStep } from '#schema/advisory/decision-step'
import { area, plural } from '../../core/language.ts'

const steps: Readonly<Record<DecisionStep['kind'], string>> = {
  raised: 'Raised',
  accepted: 'Decided',
  dismissed: 'Dismissed',
  reopened: 'Taken back',
  deferred: 'Deferred',
  planned: 'Plan changed',
  done: 'Done',
  scored: 'Scored',
}

/** Label of the date field of each step, where it has one. */
const stepDays: Partial<typeof steps> = {
  accepted: 'due',
  planned: 'due',
  deferred: 'until',
  scored: 'for the weeks to',
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const inWords = (count: number): string => words[count] ?? String(count)

const inDollars = 'In dollars, such as 160, or −160 for a fall.'

export const decisionText = area('decision', {
  title: 'Decisions',
  dueThisWeek: (count: number) =>
    count === 0
      ? 'Nothing is due this week.'
      : `${inWords(count)} ${plural(count, { one: 'is', other: 'are' })} due this week.`,
  scored: (hits: number, told: number) =>
    `Of ${told} that could be scored, ${hits === 0 ? 'none' : hits} came true.`,
  write: 'Write down a decision',
  view: 'View',
  views: { board: 'Board', list: 'List' },
  whose: 'Whose decisions',
  owner: 'Owner',
  everyone: 'Everyone',
  nobody: 'No owner',
  due: 'Due this week',
  open: 'Open',
  done: 'Done',
  noneDue: 'Nothing is due this week.',
  noneOpen: 'Nothing else is open.',
  overdue: (day: string) => `${day}, overdue`,
  noDate: 'No date',
  from: { brief: 'From a brief', chat: 'From a chat', person: 'Written down' },
  markDone: 'Done',
  details: 'Details',
  decision: 'Decision',
  expected: 'Expected',
  scale: 'Expected and actual',
  found: 'Actual',
  score: 'Score',
  notScored: 'Not scored',
  stillRunning: (day: string) => `Until ${day}`,
  notKnown: 'not known',
  under: (owner: string | undefined, day: string) => (owner === undefined ? day : `${owner}, ${day}`),
  doneOn: (day: string) => `done ${day}`,
  dueOn: (day: string) => `due ${day}`,
  none: 'Nothing has been decided yet.',
  noneHint: 'Accept an advisory, or write down what you decided.',
  noneOf: (owner: string) => `No decision here is assigned to ${owner}.`,
  showAll: 'Show everyone’s',
  toAdvisories: 'See the advisories',
  notLoaded: 'The decisions could not be loaded.',
  loading: 'Loading the decisions',
  close: 'Close',
  // The form.
  newTitle: 'Write down a decision',
  planTitle: 'Change the plan',
  what: 'What was decided?',
  whatMissing: 'Write down what was decided.',
  why: 'Why, or what it means',
  ownerHelp: 'The person who makes sure it happens.',
  dueField: 'Due',
  dueWrong: 'Choose a day from today to five years ahead.',
  ownerWrong: 'Choose a member of this business, or type another name.',
  worth: 'Worth',
  worthHelp: 'For example: about $90 a week.',
  effect: 'Expected effect',
  noEffect: 'None to measure',
  effectHelp: 'With one, the outcome is scored from your records.',
  change: 'Change a week',
  changeHelp: {
    ...{ revenue: inDollars, profit: inDollars, costs: inDollars, staff: inDollars, supplies: inDollars },
    margin: 'In percentage points, such as 1.5, or −1.5 for a fall.',
    transactions: 'A number of sales, such as 40, or −40 for a fall.',
  },
  changeWrong: 'Enter a number other than 0, such as 160 or −160.',
  weeks: 'Measured over how many weeks?',
  weeksWrong: 'Enter a whole number of weeks from 1 to 26.',
  save: 'Record the decision',
  saving: 'Recording…',
  savePlan: 'Save the plan',
  cancel: 'Cancel',
  notSaved: 'The decision was not recorded.',
  recorded: 'Decision recorded',
  planned: 'Plan saved',
  // Details of a decision.
  lifeTitle: 'What happened',
  steps,
  stepDays,
  changePlan: 'Change the plan',
  takeBack: 'Take it back',
  note: 'Result',
  noteHelp: 'Optional. It stays on record.',
  finish: 'Mark as done',
  finishing: 'Recording…',
  finished: 'Decision done',
  notFinished: 'It was not marked as done.',
  notRead: 'This decision could not be loaded.',
  gone: 'This decision isn’t here any more.',
  advisory: 'See the advisory',
  brief: 'See the brief',
  // Reopening and deferring.
  reason: 'Reason',
  reasonHelp: 'Optional. It stays on record.',
  takeBackTitle: 'Take back this decision?',
  takeBackText: 'It becomes an open advisory again. The log keeps both.',
  takeBackOwnText: 'It leaves the list of decisions. The log keeps both.',
  dismissTitle: 'Dismiss this advisory?',
  dismiss: 'Dismiss',
  sending: 'Recording…',
  takenBack: 'Taken back',
  notTakenBack: 'It was not taken back.',
  undo: 'Undo',
})
