/** German sample opportunities, gaps and figures of a consultancy. */
import type { TextOf } from '../../core/language.ts'
import type { salesSamples } from '../samples/sales.samples.ts'

// The advisors read each question in English.
export const consulting: TextOf<typeof salesSamples>['consulting'] = {
  opportunities: [
    {
      meaning: 'good',
      word: 'Beste Aussicht',
      title: 'Ein Jahresgespräch mit jedem früheren Kunden',
      text: 'Die Hälfte der Folgeaufträge beginnt mit einem Gespräch, das nichts verkaufte.',
      aside: '+1,3 Tage je Woche',
      question: 'What if we bill 4% more days?',
    },
    {
      meaning: 'good',
      word: 'Kurzer Weg',
      title: 'Ein Festpreis für die erste Woche',
      text: 'Jedes sechste Angebot scheitert, weil der erste Schritt zu groß ist.',
      aside: '+0,5 Tage je Woche',
      question: 'What if we bill 1.5% more days?',
    },
    {
      meaning: 'info',
      word: 'Braucht Geduld',
      title: 'Ein Frühstücksgespräch je Quartal',
      text: 'Zum letzten kamen vierzehn Betriebsleiter; neun hatten keinen Berater.',
      aside: 'je 1.900\u00a0$',
      question: 'What if marketing costs 10% more?',
    },
  ],
  gaps: [
    {
      name: 'Gewonnene Angebote',
      now: '29\u00a0%',
      target: '33\u00a0%',
      gap: '4 Punkte',
    },
    {
      name: 'Auslastung der Berater',
      now: '61\u00a0%',
      target: '72\u00a0%',
      gap: '11 Punkte',
    },
    {
      name: 'Tage von Rechnung bis Zahlung',
      now: '47',
      target: '30',
      gap: '17 Tage',
    },
  ],
  figures: [
    {
      name: 'Kosten eines neuen Kunden',
      value: '4.200\u00a0$',
      note: 'Zwei Partnertage und Reisen',
    },
    {
      name: 'Offene Angebote',
      value: '9',
      note: '740.000\u00a0$, wenn alle gewonnen werden',
    },
    {
      name: 'Stammkunden',
      value: '64\u00a0%',
      note: 'Der Abrechnung im letzten Jahr',
    },
    {
      name: 'Würden uns empfehlen',
      value: '8 von 10',
      note: 'Auftraggeber zum Projektende',
    },
  ],
}
