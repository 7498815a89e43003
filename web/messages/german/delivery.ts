/** German texts of mailed digests: schedule and delivery. */
import type { TextOf } from '../../core/language.ts'
import type { deliveryText } from '../en/delivery.ts'

export const delivery: TextOf<typeof deliveryText> = {
  title: 'Bericht per E-Mail',
  toDigest: 'Bericht öffnen',
  demo: 'Demo-Unternehmen senden keine E-Mails. Der Bericht ist hier eine Seite.',
  noServer:
    'Diese Installation hat keinen Mailserver. Es wird nichts gesendet, gleich wie die Schalter stehen. Der Bericht ist hier eine Seite.',
  next: (moment: string) => `Ihr nächster Bericht wird am ${moment} gesendet.`,
  none: 'Sie erhalten keinen Bericht. Schalten Sie E-Mail-Benachrichtigungen und mindestens einen der beiden Berichte ein. Prüfer erhalten keinen.',
  when: (day: string, hour: string, zone: string) =>
    `Berichte werden ${day} um ${hour} gesendet, Zeitzone ${zone}.`,
  monthlyWhen: 'Am ersten dieser Tage im Monat tritt der Monatsbericht an die Stelle des Wochenberichts.',
  days: ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags', 'sonntags'],
  day: 'Tag',
  hour: 'Uhrzeit',
  save: 'Tag und Uhrzeit speichern',
  saved: 'Sendezeit gespeichert',
  savedText: 'Sie gilt für alle in diesem Unternehmen.',
  notSaved: 'Die Sendezeit wurde nicht gespeichert. Versuchen Sie es noch einmal.',
  recent: 'An Sie gesendet',
  states: {
    queued: 'Wartet auf den Versand',
    attempting: 'Wird gesendet',
    'handed-over': 'Wird gesendet',
    deferred: 'Wird erneut versucht',
    accepted: 'Vom Mailserver angenommen',
    refused: 'Nicht zugestellt',
    unconfirmed: 'Vielleicht nicht angekommen',
    withdrawn: 'Nicht gesendet: Die E-Mail wurde angehalten',
  },
  answer: (words: string) => `Antwort des Mailservers: „${words}“`,
  mayHave:
    'Die Antwort des Servers ging verloren, deshalb wurde nicht noch einmal gesendet. Der Bericht selbst ist hier.',
  notLoaded: 'Der Versand Ihrer Berichte konnte nicht geladen werden.',
  loading: 'Ihre Berichte werden geladen',
}
