/** German texts for asking a brief again. */
import { plural, type TextOf } from '../../core/language.ts'
import type { replayText } from '../en/replay.ts'

export const replay: TextOf<typeof replayText> = {
  standfirst:
    'Neue Sätze sind markiert. Nichts wird festgehalten, und das Briefing selbst ändert sich nicht.',
  versions: 'Das Briefing damals und heute',
  loading: 'Wird erneut gefragt',
  notLoaded: 'Die Frage konnte nicht erneut gestellt werden.',
  written: 'Wie geschrieben',
  sameRecords: 'Berater von heute, dieselben Daten',
  today: 'Berater von heute, Daten von heute',
  asOf: (day: string) => `Daten vom ${day}`,
  differs: 'Was sich seither geändert hat',
  nothing: 'Nichts: Berater, Daten und Stil sind dieselben.',
  advisor: (from: string, to: string) => `Der Berater: damals ${from}, heute ${to}.`,
  style: (from: string, to: string) => `Der Führungsstil: damals ${from}, heute ${to}.`,
  added: {
    weeks: (count: number) =>
      plural(
        count,
        { one: 'Eine weitere Woche mit Zahlen.', other: `${count} weitere Wochen mit Zahlen.` },
        'de',
      ),
    days: (count: number) =>
      plural(
        count,
        {
          one: 'Ein weiterer Tag mit Stundenzahlen.',
          other: `${count} weitere Tage mit Stundenzahlen.`,
        },
        'de',
      ),
    memos: (count: number) =>
      plural(count, { one: 'Ein weiteres Memo.', other: `${count} weitere Memos.` }, 'de'),
    advisories: (count: number) =>
      plural(count, { one: 'Eine weitere Empfehlung.', other: `${count} weitere Empfehlungen.` }, 'de'),
    decisions: (count: number) =>
      plural(
        count,
        {
          one: 'Eine Empfehlung wurde angenommen oder verworfen.',
          other: `${count} Empfehlungen wurden angenommen oder verworfen.`,
        },
        'de',
      ),
  },
  corrected: {
    weeks: (dates: string) => `Wochenzahlen wurden berichtigt: ${dates}.`,
    days: (dates: string) => `Stundenzahlen wurden berichtigt: ${dates}.`,
  },
  more: (count: number) => `und ${count} weitere`,
  changed: { focus: 'Der Fokus wurde geändert.', profile: 'Das Unternehmensprofil wurde geändert.' },
}
