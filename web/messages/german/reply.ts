/** German texts inside a conversation. The suggested questions stay English, because the advisors read English. */
import { plural, type TextOf } from '../../core/language.ts'
import type { replyText } from '../en/reply.ts'

const shown = (count: number): string => count.toLocaleString('de')

const receipts = (count: number): string =>
  plural(count, { one: '1 Beleg', other: `${shown(count)} Belege` }, 'de')

type Asked =
  | 'questionsOfTab'
  | 'questionsOfStyle'
  | 'questionsOfScreen'
  | 'questionsOfFirstDay'
  | 'questionsWithoutTill'
  | 'questionsOfHeld'

export const reply: Omit<TextOf<typeof replyText>, Asked> = {
  draftLost: 'Ihre Nachricht an einen Berater ist nicht gesendet. Wenn Sie jetzt gehen, verlieren Sie sie.',
  notLoaded: 'Das Gespräch konnte nicht geladen werden.',
  you: 'Sie',

  thinking: 'Liest Ihre Daten',
  reconnecting: 'Die Verbindung ging verloren. Die Antwort läuft weiter, sobald sie wieder steht.',
  failed: 'Es tut mir leid, es gibt gerade technische Schwierigkeiten. Versuchen Sie es noch einmal.',
  empty: 'Ich habe Ihre Nachricht erhalten.',
  questionKept: 'Ihre Frage ist noch da.',
  tryAgain: 'Erneut versuchen',
  edit: 'Frage bearbeiten',
  stopped: 'Angehalten',
  stoppedText: 'Die Antwort wurde hier angehalten. Der Text bis hierher bleibt.',
  interrupted: 'Unterbrochen',
  interruptedText: 'Die Antwort brach hier durch einen Fehler auf unserer Seite ab.',
  copy: 'Kopieren',
  copied: 'Antwort kopiert',
  copiedText: 'Die Antwort liegt als Markdown in der Zwischenablage.',
  notCopied: 'Nicht kopiert',
  notCopiedText: 'Ihr Browser hat den Zugriff auf die Zwischenablage verweigert.',
  regenerate: 'Neu erstellen',
  choices: 'Wählen Sie, was Sie meinen',
  inOtherWords: 'Oder sagen Sie es anders.',

  confidence: (percent: number, label: string) => `Sicherheit ${percent}, ${label}`,
  confidences: { high: 'Hoch', medium: 'Mittel', low: 'Gering' },
  builtIn: 'Jarvins eigene Analyse',
  model: (model: string) => `${model}, an den Daten geprüft`,
  languageModel: 'Ein Sprachmodell, an den Daten geprüft',
  noRecord: 'kein Eintrag',
  receiptsAllOnRecord: (count: number) =>
    plural(
      count,
      { one: '1 Beleg, aus einem Eintrag', other: `${shown(count)} Belege, alle aus Einträgen` },
      'de',
    ),
  receiptsSomeWithout: (count: number, without: number) =>
    `${receipts(count)}, ${shown(without)} ohne Eintrag`,
  alsoRead: 'Auch gelesen',
  table: (reply: number, columns: string) => `Tabelle in Antwort ${shown(reply)}: ${columns}`,
}
