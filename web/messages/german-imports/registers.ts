/** German texts about lists as of a day. */
import type { RegisterDay, RegisterKind } from '#schema/import/register-day'
import type { TextOf } from '../../core/language.ts'
import { counted } from '../german-figures/counted.ts'
import type { registersText } from '../imports/registers.ts'

const titles: Readonly<Record<RegisterKind, string>> = {
  managements: 'Verwaltete Objekte',
  listings: 'Angebote',
  pipeline: 'Verkaufschancen',
}

const states: { readonly [state: string]: string | undefined } = {
  let: 'Vermietet',
  vacant: 'Leer',
  'for sale': 'Zu verkaufen',
  'under offer': 'Unter Vertrag',
  sold: 'Verkauft',
  withdrawn: 'Nicht mehr angeboten',
  won: 'Gewonnen',
  lost: 'Verloren',
  'no stage': 'Ohne Stufe',
}

type Money = (amount: string) => string

const lines: Readonly<Record<RegisterKind, (figures: RegisterDay, money: Money, day: string) => string>> = {
  managements: ({ count, amount, second }, money, day) =>
    [
      `${counted(count, 'verwaltetes Objekt', 'verwaltete Objekte')} am ${day}`,
      ...(amount === undefined ? [] : [`, ${money(amount)} Miete je Woche`]),
      ...(second === undefined ? [] : [`, ${money(second)} Gebühren je Woche`]),
      '.',
    ].join(''),
  listings: ({ count, days }, _money, day) =>
    [
      `${counted(count, 'Objekt', 'Objekte')} am ${day} im Angebot`,
      ...(days === undefined ? [] : [`, im Median seit ${counted(days, 'Tag', 'Tagen')}`]),
      '.',
    ].join(''),
  pipeline: ({ count, amount, second }, money, day) =>
    [
      `${counted(count, 'offene Chance', 'offene Chancen')} am ${day}`,
      ...(amount === undefined ? [] : [`, im Wert von ${money(amount)}`]),
      ...(second === undefined ? [] : [`, nach Aussicht ${money(second)}`]),
      '.',
    ].join(''),
}

export const registers: TextOf<typeof registersText> = {
  titles,
  asOf: (day) => `Stand ${day}, aus Ihrer neuesten Liste. Namen stehen in ihrem Export.`,
  willBeRecorded: (kind, day) => `${titles[kind]} am ${day} werden festgehalten`,
  lead: (rows) => `${rows}. Wochenzahlen und Umsatz ändern sich nicht.`,
  figure: 'Zahl',
  onDay: (day) => `Stand ${day}`,
  state: (state) => states[state] ?? state,
  counts: { managements: 'Verwaltete Objekte', listings: 'Im Angebot', pipeline: 'Offene Chancen' },
  amounts: { managements: 'Miete je Woche', listings: 'Preise', pipeline: 'Wert' },
  seconds: { managements: 'Gebühren je Woche', listings: '', pipeline: 'Wert nach Aussicht' },
  endings: {
    managements: 'Mietenden in 90 Tagen',
    listings: '',
    pipeline: 'Abschluss in 90 Tagen erwartet',
  },
  days: 'Tage im Angebot (Median)',
  unpriced: 'Ohne Betrag',
  notSaid: 'nicht angegeben',
  line: (kind, figures, money, day) => lines[kind](figures, money, day),
}
