/** German texts of Strategic. */
import type { TextOf } from '../../core/language.ts'
import type { strategicText } from '../en/strategic.ts'

export const strategic: TextOf<typeof strategicText> = {
  title: 'Strategie',
  standfirst: 'Ihr Fokus und Ihre Ziele, mit Beispielen zum Markt.',
  standfirstOwn: 'Ihr Fokus und Ihre Ziele.',
  focus: 'Aktueller Fokus',
  focusNotLoaded: 'Der aktuelle Fokus konnte nicht geladen werden.',
  noFocus: 'Kein Fokus festgelegt. Legen Sie einen fest; jeder Rat wird dann daran gemessen.',
  setFocus: 'Fokus festlegen',
  changeFocus: 'Fokus ändern',
  urgency: 'Dringlichkeit',
  timeline: 'Zeitrahmen',
  priorities: 'Weitere Prioritäten',
  metrics: 'Erfolgsmaße',
  opportunities: 'Chancen',
  competitors: 'Schritte der Wettbewerber',
  trends: 'Branchentrends',
}
