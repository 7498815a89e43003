/** Texts about lists as of a day: managements, listings, and the pipeline. */
import type { RegisterDay, RegisterKind } from '#schema/import/register-day'
import { area, counted } from '../../core/language.ts'

const titles: Readonly<Record<RegisterKind, string>> = {
  managements: 'Managements',
  listings: 'Listings',
  pipeline: 'Pipeline',
}

/** States that the service names; stages of a pipeline keep the words of their list. */
const states: { readonly [state: string]: string | undefined } = {
  let: 'Let',
  vacant: 'Vacant',
  'for sale': 'For sale',
  'under offer': 'Under offer',
  sold: 'Sold',
  withdrawn: 'No longer listed',
  won: 'Won',
  lost: 'Lost',
  'no stage': 'No stage',
}

type Money = (amount: string) => string

const lines: Readonly<Record<RegisterKind, (figures: RegisterDay, money: Money, day: string) => string>> = {
  managements: ({ count, amount, second }, money, day) =>
    [
      `${counted(count, 'property', 'properties')} under management as of ${day}`,
      ...(amount === undefined ? [] : [`, ${money(amount)} rent a week`]),
      ...(second === undefined ? [] : [`, ${money(second)} fees a week`]),
      '.',
    ].join(''),
  listings: ({ count, days }, _money, day) =>
    [
      `${counted(count, 'property', 'properties')} on the market as of ${day}`,
      ...(days === undefined ? [] : [`, for ${counted(days, 'day', 'days')} at the median`]),
      '.',
    ].join(''),
  pipeline: ({ count, amount, second }, money, day) =>
    [
      `${counted(count, 'open opportunity', 'open opportunities')} as of ${day}`,
      ...(amount === undefined ? [] : [`, worth ${money(amount)}`]),
      ...(second === undefined ? [] : [`, or ${money(second)} by their chances`]),
      '.',
    ].join(''),
}

export const registersText = area('registers', {
  titles,
  asOf: (day: string) => `As of ${day}, from your latest list. Names are in its export.`,
  willBeRecorded: (kind: RegisterKind, day: string) => `${titles[kind]} as of ${day} will be recorded`,
  lead: (rows: string) => `${rows}. Weekly figures and revenue do not change.`,
  figure: 'Figure',
  onDay: (day: string) => `As of ${day}`,
  state: (state: string) => states[state] ?? state,
  counts: { managements: 'Properties managed', listings: 'On the market', pipeline: 'Open opportunities' },
  amounts: { managements: 'Rent a week', listings: 'Asking prices', pipeline: 'Value' },
  seconds: { managements: 'Fees a week', listings: '', pipeline: 'Value by chance' },
  endings: {
    managements: 'Leases ending within 90 days',
    listings: '',
    pipeline: 'Expected to close within 90 days',
  },
  days: 'Median days on the market',
  unpriced: 'Without an amount',
  notSaid: 'not given',
  line: (kind: RegisterKind, figures: RegisterDay, money: Money, day: string) =>
    lines[kind](figures, money, day),
})
