/** German texts of Imports: accounts in words of their own. */
import type { TextOf } from '../../core/language.ts'
import { counted } from '../german-figures/counted.ts'
import type { importText } from '../imports/import.ts'

const meaningsInWords: { readonly [meaning: string]: string | undefined } = {
  income: 'Einnahmen',
  other: 'keine Einnahmen',
  cost: 'Kosten',
  kept: 'Anschaffung',
  unclear: 'nicht sicher',
  staff: 'Personal',
  supplies: 'Material',
  premises: 'Räume',
  marketing: 'Marketing',
  'no-cost': 'keine Kosten',
  'other-cost': 'sonstige Kosten',
}

export const accountTexts = {
  accounts: 'Konten',
  meanings: { income: 'Einnahmen', other: 'Keine Einnahmen', unclear: 'Nicht sicher' },
  costMeanings: { cost: 'Kosten', kept: 'Anschaffung', unclear: 'Nicht sicher' },
  kindMeanings: {
    staff: 'Personal',
    supplies: 'Material',
    premises: 'Räume',
    marketing: 'Marketing',
    other: 'Sonstige Kosten',
    'no-cost': 'Keine Kosten',
    unclear: 'Noch nicht klar',
  },
  kindsAsked:
    'Die Namen dieser Konten sagen nicht, was für Kosten es sind. Bis Sie es sagen, gelten sie als sonstige Kosten. „Keine Kosten“ gilt für Darlehen, Umbuchungen und Anschaffungen.',
  kindOf: (account) => `Was für Kosten sind ${account}?`,
  unsureCosts: (names) =>
    `Diese gelten als sonstige Kosten, bis Sie sagen, was sie sind: ${names}. Sie werden gefragt, sobald die Datei festgehalten ist.`,
  accountsOnRecord: 'Was Ihre Konten bedeuten',
  costsMissing:
    'Die Kosten werden noch nicht gezeigt, weil die Namen dieser Konten nicht sagen, ob es laufende Kosten sind oder Anschaffungen. Wählen Sie für jedes, und Ihre Zahlen folgen.',
  costsKnown:
    'Die Namen dieser Konten sagen nicht, ob es laufende Kosten sind oder Anschaffungen. Anschaffungen zählen nicht als Kosten.',
  incomeAsked: 'Auf diesen Konten geht Geld ein, und ihre Namen sagen nicht, ob Sie es einnehmen.',
  toldAccounts: 'Ihre bisherigen Antworten',
  anyMeaning: meaningsInWords,
  toldAccount: (account: string, meaning: string) =>
    account === '' ? `alle anderen: ${meaning}` : `${account}: ${meaning}`,
  toldUndone: (moment: string) => `Zurückgenommen ${moment}`,
  takeBack: 'Zurücknehmen',
  undoTold: (answers: string) => `Zurücknehmen: ${answers}`,
  sameForAll: 'Für alle dasselbe',
  allAre: (meaning: string) => `Alle Konten: ${meaning}`,
  otherAccounts: (count: number) =>
    count === 0
      ? 'Neue Konten'
      : `${counted(count, 'kleineres Konto', 'kleinere Konten')} und neue in späteren Dateien`,
  laterFiles: 'in späteren Dateien',
  useAnswers: 'Diese Antworten verwenden',
  answersKept:
    'Ihre Antworten gelten auch für spätere Dateien. Nach einem Konto, das noch unklar ist, wird wieder gefragt.',
  moreAccounts: (count: number) => `${count.toLocaleString('de')} weitere`,
  accountsAre: {
    income: (names: string) => `Eingänge auf ${names} zählen als Umsatz.`,
    other: (names: string) => `Eingänge auf ${names} zählen nicht.`,
    unclear: (names: string) =>
      `Noch hat niemand gesagt, ob Eingänge auf ${names} Einnahmen sind; der Umsatz kann unbekannt bleiben.`,
  },
  newAccounts: {
    income: 'Neue Konten in späteren Dateien zählen auch.',
    other: 'Neue Konten in späteren Dateien zählen nicht.',
  },
  changeAccounts: 'Ändern, wie Konten gelesen werden',
  answersChanged: 'Neue Antworten zu diesen Konten',
  answersChangedText: (rows: string) =>
    `Die ganze Datei ist schon festgehalten: ${rows}. Neu sind nur die Antworten zu ihren Konten, und sie ändern Ihren Umsatz.`,
  recordAnswers: 'Antworten festhalten',
  answersOnRecord: 'Neue Antworten festgehalten',
  answersOnRecordText: 'Ab jetzt wird der Umsatz mit ihnen berechnet. Keine Zeile kam hinzu.',
} satisfies Partial<TextOf<typeof importText>>
