/** German texts of the page behind a link for people outside. */
import type { TextOf } from '../../core/language.ts'
import { counted } from '../german-figures/counted.ts'
import type { sharedPageText } from '../sharing/shared-page.ts'

export const sharedPage: TextOf<typeof sharedPageText> = {
  title: 'Mit Ihnen geteilt',
  home: 'Jarvin, zur öffentlichen Website',
  sharedBy: (business: string, shared: string) => `${business} hat ${shared} mit Ihnen geteilt`,
  shared: { brief: 'ein Briefing', decision: 'eine Entscheidung' },
  sample: 'Beispiel: Das ist ein Demo-Unternehmen.',
  asOf: (moment: string, day: string) => `Stand: ${moment}. Der Link gilt bis einschließlich ${day}.`,
  print: 'Drucken oder als PDF speichern',
  confidence: (percent: number) => `Sicherheit ${percent} von 100`,
  what: 'Befund',
  why: 'Warum',
  soWhat: 'Was zu tun ist',
  asked: 'Gefragt:',
  reason: 'Begründung',
  state: { open: 'Offen', done: 'Erledigt' },
  decidedOn: (day: string) => `entschieden am ${day}`,
  dueOn: (day: string) => `fällig am ${day}`,
  doneOn: (day: string) => `erledigt am ${day}`,
  worth: 'Wert',
  effect: 'Erwartete Wirkung',
  outcome: 'Ergebnis',
  before: (measure: string, value: string, nothing: string) =>
    `${measure} zuvor: ${value} je Woche. Wenn nichts geschieht: etwa ${nothing}.`,
  also: 'In diesen Wochen außerdem festgehalten:',
  life: 'Verlauf',
  receipts: 'Belege',
  receiptsText: 'Wie jede Zahl gerechnet wurde und aus welchen Einträgen sie stammt.',
  receipt: 'Beleg',
  how: 'So wird gerechnet',
  from: 'Aus',
  noReceipts: 'Diese Entscheidung nennt keine eigene Zahl, deshalb gibt es keinen Beleg.',
  withoutReceipt: (numbers: string) => `Kein Beleg für ${numbers}: Kein Eintrag stützt diese Angaben.`,
  texts: (count: number) =>
    `Das Briefing stützt sich außerdem auf ${counted(count, 'internen Text, der', 'interne Texte, die')} hier nicht zu sehen ${count === 1 ? 'ist' : 'sind'}.`,
  weeks: 'Die Wochen dahinter',
  week: 'Woche ab',
  forecast: 'Prognose',
  range: (low: string, high: string) => `${low} bis ${high}`,
  notOnRecord: 'liegt nicht vor',
  line: (title: string, from: string, to: string) => `${title}: von ${from} auf ${to}`,
  footer: (business: string) =>
    `Jarvin zeigt den Rechenweg: Zu jeder Zahl sind die Einträge genannt, aus denen sie stammt. ${business} sieht, dass und wann dieser Link geöffnet wird, aber nicht, von wem.`,
  loading: 'Der Link wird geöffnet',
  nothing: 'Unter diesem Link ist nichts zu sehen',
  nothingText:
    'Er ist vielleicht unvollständig, abgelaufen oder widerrufen. Fragen Sie die Person, die ihn geschickt hat, nach einem neuen.',
  limited: 'Dieser Link wurde zu oft geöffnet',
  limitedText: 'Versuchen Sie es in einer Minute noch einmal.',
  failed: 'Der Link ließ sich nicht öffnen',
  failedText: 'Prüfen Sie Ihre Verbindung. Es ist nichts verloren.',
  tryAgain: 'Noch einmal versuchen',
}
