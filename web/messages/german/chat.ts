/** German texts of the chat. */
import type { TextOf } from '../../core/language.ts'
import type { chatText } from '../en/chat.ts'

export const chat: TextOf<typeof chatText> = {
  advisors: 'Berater',
  tabs: { agent: 'Agent', analyst: 'Analyst', advisor: 'Berater' },
  numbered: (count: string) => `Chat ${count}`,
  newTab: 'Neuer Tab',
  closeTab: (title: string) => `${title} schließen`,
  closedChats: 'Geschlossene Chats',
  closedChat: (title: string, began: string) => `${title}: ${began}`,
  conversation: (title: string) => `Gespräch mit ${title}`,
  messages: (title: string) => `Nachrichten von ${title}`,
  introductions: {
    agent:
      'Ich setze um, was Sie entscheiden: Entwürfe, Dienstpläne, Vorhaben. Ich lese und antworte auf Englisch.',
    analyst: 'Fragen Sie nach jeder Zahl. Die Antwort, auf Englisch, nennt ihren Eintrag.',
    advisor:
      'Ich wäge ab, was als Nächstes zu tun ist, und sage, was dagegen spricht. Ich lese und antworte auf Englisch.',
  },
  introduction: 'Ein leeres Blatt für eine eigene Frage.',
  held: {
    debtors:
      'Ich weiß aus Ihrer Liste, was Kunden Ihnen schulden. Wochenzahlen kommen mit Verkäufen und Kosten. Ich lese und antworte auf Englisch.',
    timesheets:
      'Ich kenne Ihre Stundenzettel: Tage, und wie viele davon abgerechnet sind. Wochenzahlen kommen mit Verkäufen und Kosten. Ich lese und antworte auf Englisch.',
    both: 'Ich weiß, was Kunden Ihnen schulden, und kenne Ihre Stundenzettel. Wochenzahlen kommen mit Verkäufen und Kosten. Ich lese und antworte auf Englisch.',
  },
  noFigures:
    'Ich habe noch keine Zahlen von Ihnen und nenne deshalb keine. Fragen Sie auf Englisch, was fehlt oder wie eine Zahl berechnet wird.',
  suggested: 'Vorgeschlagene Fragen',
  ask: (title: string) => `${title} fragen`,
  message: (title: string) => `Nachricht an ${title}`,
  send: 'Senden',
  stop: 'Anhalten',
  keys: 'Eingabe sendet, Umschalt Eingabe bricht die Zeile um',
  answering: (title: string) => `${title} antwortet`,
  typeAfterReply: 'Die Eingabe öffnet sich, sobald die Antwort fertig ist',
  loading: 'Das Gespräch wird geladen',
  notInRole: 'Ihre Rolle darf Gespräche lesen, aber nicht fragen',
  readOnly: 'Zu einem früheren Zeitpunkt kann nichts gefragt werden',
  typeAfterLoading: 'Die Eingabe öffnet sich, sobald das Gespräch geladen ist',
  tooLong: (length: number, most: number) =>
    `Eine Nachricht kann ${most.toLocaleString('de')} Zeichen haben; diese hat ${length.toLocaleString('de')}.`,
  elsewhere:
    'Ein anderes Fenster dieses Unternehmens wartet in diesem Gespräch auf eine Antwort. Ihre Worte bleiben hier; senden Sie sie danach.',
  stopLost: 'Die Antwort konnte nicht angehalten werden. Sie läuft weiter.',
  jumpToLatest: 'Zum Neuesten',
}
