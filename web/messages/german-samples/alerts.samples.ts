/** German sample alerts by kind of business. */
import type { TextOf } from '../../core/language.ts'
import type { alertSamples } from '../samples/alerts.samples.ts'

// The advisors read each question in English.
export const alerts: TextOf<typeof alertSamples> = {
  cafe: [
    {
      meaning: 'risk',
      word: 'Preisanstieg',
      title: 'Ihr größter Lieferant erhöht am 1. Dezember um 6\u00a0%',
      text: 'Die Hälfte Ihrer Waren kommt von ihm; das Material würde 3\u00a0% teurer.',
      question: 'What if supplies cost 3% more?',
    },
    {
      meaning: 'attention',
      word: 'Verlängerung',
      title: 'Die Haftpflichtversicherung läuft in 19 Tagen aus',
      text: 'Der Versicherer braucht zehn Arbeitstage, sobald er das Formular hat.',
      question: 'What if insurance costs 10% more?',
    },
    {
      meaning: 'attention',
      word: 'Sicherheit',
      title: 'In zwei Wochenendschichten fehlt ein Ersthelfer',
      text: 'Am Samstagabend und am Sonntag hat niemand einen gültigen Nachweis.',
      question: 'What if we add eight paid hours a week?',
    },
  ],
  realestate: [
    {
      meaning: 'risk',
      word: 'Kosten',
      title: 'Ihr Fotograf verlangt ab Januar 12\u00a0% mehr',
      text: 'Das Studio fotografiert sieben Ihrer zehn laufenden Angebote.',
      question: 'What if photography costs 12% more?',
    },
    {
      meaning: 'attention',
      word: 'Kampagne',
      title: 'Vier Angebote sind über 60 Tage am Markt',
      text: 'Die Verkäufer haben für Anzeigen bezahlt und werden über den Preis reden wollen.',
      question: 'What if we earn 4% fewer fees?',
    },
    {
      meaning: 'attention',
      word: 'Dienstplan',
      title: 'Zwei Besichtigungen am Samstag haben nur einen Makler',
      text: 'Solange er mit einem Käufer spricht, empfängt niemand die anderen.',
      question: 'Which hours are busiest on a Saturday?',
    },
  ],
  consulting: [
    {
      meaning: 'risk',
      word: 'Personal',
      title: 'Zwei Seniorberater haben Angebote anderer Firmen',
      text: 'Beide zu halten würde die Löhne um etwa 4\u00a0% erhöhen.',
      question: 'What if wages rise 4%?',
    },
    {
      meaning: 'attention',
      word: 'Außenstände',
      title: 'Drei Rechnungen sind mehr als 45 Tage überfällig',
      text: 'Zusammen sind es 61.300\u00a0$. Alle drei gehen an denselben Kunden.',
      question: 'How many weeks of costs does our cash cover?',
    },
    {
      meaning: 'attention',
      word: 'Vertretung',
      title: 'Zwei Projektleiter fehlen in denselben zwei Wochen',
      text: 'Ab dem 14. Dezember ist für ihre Kunden niemand eingeteilt.',
      question: 'What if we bill 8% fewer days?',
    },
  ],
}
