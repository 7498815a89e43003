/** Texts of the Decision Log's filters. */
import { area, counted } from '../../core/language.ts'

const kinds: { readonly [kind: string]: string | undefined } = {
  advisory: 'Advisories',
  brief: 'Briefs and actions',
  chat: 'Questions and replies',
  focus: 'Strategic focus',
  persona: 'Executive style',
  memo: 'Memos',
  kpi: 'Figures',
  connection: 'Integrations',
  profile: 'Profiles',
  layout: 'Dashboards',
  session: 'Sign-in and sign-out',
  'decision-log': 'The log itself',
}

const outcomes: { readonly [outcome: string]: string | undefined } = {
  accepted: 'Accepted',
  dismissed: 'Dismissed',
  deferred: 'Deferred',
  done: 'Done',
  reopened: 'Taken back or opened again',
  given: 'Advice given',
  stopped: 'Stopped by the user',
  interrupted: 'Interrupted',
  failed: 'Failed',
}

const confidences: { readonly [confidence: string]: string | undefined } = {
  high: 'High, above 90%',
  medium: 'Medium, above 75%',
  low: 'Low, up to 75%',
  none: 'Not recorded',
}

const actors: { readonly [actor: string]: string | undefined } = {
  people: 'People',
  system: 'The system',
}

export const logFilterText = area('log-filter', {
  bar: 'Find in the log',
  search: 'Search the log',
  clearSearch: 'Clear the search',
  kind: 'Kind',
  anyKind: 'All events',
  kindsChosen: (count: number) => `${counted(count, 'kind')}`,
  persona: 'Persona',
  anyPersona: 'Any persona',
  noPersona: 'None selected yet',
  period: 'Period',
  anyPeriod: 'Any date',
  anyPeriodChoice: 'Any date',
  span: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `From ${from}`,
  until: (to: string) => `Until ${to}`,
  today: 'Today',
  lastDays: (days: number) => `Last ${counted(days, 'day')}`,
  loadingPeriod: 'Loading the calendar',
  more: 'More',
  outcome: 'Outcome',
  anyOutcome: 'Any outcome',
  confidence: 'Confidence on record',
  anyConfidence: 'Any confidence',
  percents: (lowest: string, highest: string) => `${lowest} to ${highest}%`,
  actor: 'Who acted',
  anyActor: 'Anyone',
  actorHidden: 'Show identifiers to search by who acted.',
  active: 'Active filters',
  words: 'Words',
  remove: 'Remove',
  clear: 'Clear filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  show: 'Show events',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  sortOldest: 'Time, newest first. Show oldest first',
  sortNewest: 'Time, oldest first. Show newest first',
  kinds,
  outcomes,
  confidences,
  actors,
})
