/** German sample risks and compliance items by kind of business. */
import type { TextOf } from '../../core/language.ts'
import type { riskSamples } from '../samples/risk.samples.ts'

// The advisors read each question in English.
export const risks: TextOf<typeof riskSamples> = {
  cafe: {
    risks: [
      {
        name: 'Ein Lieferant für die Hälfte der Waren',
        how: 'Noch wurde kein zweiter nach Preisen gefragt.',
      },
      {
        name: 'Die Kaffeemaschine fällt aus',
        how: 'Sie ist acht Jahre alt, und die letzte Wartung liegt vierzehn Monate zurück.',
      },
    ],
    compliance: [
      {
        name: 'Nachweis Lebensmittelsicherheit',
        due: '30. Oktober',
        meaning: 'risk',
        status: 'Überfällig',
      },
      {
        name: 'Haftpflichtversicherung',
        due: 'In 19 Tagen',
        meaning: 'attention',
        status: 'Bald fällig',
      },
      {
        name: 'Wartung des Fettabscheiders',
        due: 'In 5 Wochen',
        meaning: 'good',
        status: 'Gebucht',
      },
      {
        name: 'Genehmigung für Außenplätze',
        due: '31. März',
        meaning: 'good',
        status: 'Im Plan',
      },
      {
        name: 'Gebühr für die Schanklizenz',
        due: '31. Juli',
        meaning: 'good',
        status: 'Voriges Jahr bezahlt',
      },
    ],
  },
  realestate: {
    risks: [
      {
        name: 'Ein Portal bringt sechs von zehn Anfragen',
        how: 'Andere Preise oder Platzierungen würden sich binnen einer Woche zeigen.',
      },
      {
        name: 'Eine Hausverwalterin kündigt',
        how: 'Sie betreut allein 140 Wohnungen, und Übergaben sind nicht beschrieben.',
      },
    ],
    compliance: [
      {
        name: 'Prüfbericht zum Treuhandkonto',
        due: 'In 40 Tagen',
        meaning: 'attention',
        status: 'In Arbeit',
      },
      {
        name: 'Rauchmelder-Nachweise, 6 Mietwohnungen',
        due: '9. November',
        meaning: 'risk',
        status: '6 fehlen',
      },
      {
        name: 'Zulassung zweier Makler',
        due: '15. März',
        meaning: 'good',
        status: 'Eingereicht',
      },
      {
        name: 'Fortbildung der Makler',
        due: '30. Juni',
        meaning: 'good',
        status: '7 von 11 erledigt',
      },
    ],
  },
  consulting: {
    risks: [
      {
        name: 'Die Ausschreibung geht verloren',
        how: 'Ein Seniorberater hat 22 Tage hineingesteckt, und mindestens drei andere Firmen bieten mit.',
      },
      {
        name: 'Kunden folgen einem Partner, der geht',
        how: 'Ein Partner ist für fünf der zwölf Kunden der einzige Kontakt.',
      },
    ],
    compliance: [
      {
        name: 'Lohnsummensteuer',
        due: '7. Dezember',
        meaning: 'attention',
        status: 'Einzureichen',
      },
      {
        name: 'Prüfung der Aufbewahrung von Kundendaten',
        due: '10. November',
        meaning: 'risk',
        status: 'Überfällig',
      },
      {
        name: 'Erklärungen zu Interessenkonflikten',
        due: '31. Januar',
        meaning: 'good',
        status: '4 von 4 unterschrieben',
      },
    ],
  },
}
