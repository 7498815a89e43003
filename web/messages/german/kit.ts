/** German texts of the shared components. */
import type { TextOf } from '../../core/language.ts'
import type { kitText } from '../en/kit.ts'

export const kit: TextOf<typeof kitText> = {
  problem: 'Problem',
  nothingLost: 'Nichts ging verloren.',
  tryAgain: 'Erneut versuchen',
  clientError: 'In diesem Fenster ist etwas schiefgegangen.',
  noResponse: 'Keine Antwort. Prüfen Sie Ihre Verbindung.',
  offline: 'Sie sind offline, deshalb wurde nichts gesendet.',
  notInRole: (role: string) => `Ihre Rolle (${role}) erlaubt das nicht. Ein Inhaber kann sie ändern.`,
  beingDeleted:
    'Dieses Unternehmen wird gelöscht, deshalb lässt sich nichts ändern. Ein Inhaber kann es behalten.',
  readOnly: 'Sie sehen einen früheren Zeitpunkt, deshalb lässt sich nichts ändern.',
  unreadableResponse: 'Der Dienst hat eine Antwort gesendet, die diese Seite nicht lesen kann.',
  sessionOver: 'Die Sitzung ist beendet.',
  respondedWith: (status: number) => `Der Dienst antwortete mit ${status}.`,
  up: (amount: string) => `Plus ${amount}`,
  down: (amount: string) => `Minus ${amount}`,
  unchanged: 'Unverändert',
  chooseDay: 'Tag wählen',
  showMore: 'Mehr anzeigen',
}
