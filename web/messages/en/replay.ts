/** Texts for asking a brief again. */
import { area, plural } from '../../core/language.ts'

export const replayText = area('replay', {
  standfirst: 'New sentences are marked. Nothing is recorded, and the brief itself does not change.',
  versions: 'The brief then and now',
  loading: 'Asking again',
  notLoaded: 'The question could not be asked again.',
  written: 'As written',
  sameRecords: 'Today’s advisor, the same records',
  today: 'Today’s advisor, today’s records',
  asOf: (day: string) => `Records of ${day}`,
  differs: 'What changed since',
  nothing: 'Nothing: the advisor, the records and the style are the same.',
  advisor: (from: string, to: string) => `The advisor: ${from} then, ${to} now.`,
  style: (from: string, to: string) => `The executive style: ${from} then, ${to} now.`,
  added: {
    weeks: (count: number) =>
      plural(count, { one: 'One more week of figures.', other: `${count} more weeks of figures.` }),
    days: (count: number) =>
      plural(count, {
        one: 'One more day of hourly figures.',
        other: `${count} more days of hourly figures.`,
      }),
    memos: (count: number) => plural(count, { one: 'One more memo.', other: `${count} more memos.` }),
    advisories: (count: number) =>
      plural(count, { one: 'One more advisory.', other: `${count} more advisories.` }),
    decisions: (count: number) =>
      plural(count, {
        one: 'One advisory was accepted or dismissed.',
        other: `${count} advisories were accepted or dismissed.`,
      }),
  },
  corrected: {
    weeks: (dates: string) => `Weekly figures were corrected: ${dates}.`,
    days: (dates: string) => `Hourly figures were corrected: ${dates}.`,
  },
  more: (count: number) => `and ${count} more`,
  changed: { focus: 'The focus was changed.', profile: 'The business profile was changed.' },
})
