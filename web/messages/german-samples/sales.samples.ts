/** German sample growth opportunities, gaps and marketing figures by kind of business. */
import type { TextOf } from '../../core/language.ts'
import type { salesSamples } from '../samples/sales.samples.ts'
import { consulting } from './sales-consulting.samples.ts'

// The advisors read each question in English.
export const sales: TextOf<typeof salesSamples> = {
  cafe: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Viel Potenzial',
        title: 'Eine Kaffeekarte im Voraus für Stammkunden',
        text: 'Wer zweimal die Woche kommt, gibt im Jahr dreimal so viel aus wie die übrigen.',
        aside: '+520\u00a0$ je Woche',
        question: 'What if we win 3% more customers?',
      },
      {
        meaning: 'good',
        word: 'Schnell gemacht',
        title: 'Vorbestellen zu Mittag',
        text: 'Zwischen 12 und 13 Uhr verlässt jeder Sechste die Schlange.',
        aside: '+310\u00a0$ je Woche',
        question: 'Which hours are the busiest?',
      },
      {
        meaning: 'info',
        word: 'Einen Versuch wert',
        title: 'Lunchboxen für die Büros ringsum',
        text: 'Elf Büros im Umkreis von 400 Metern bestellen anderswo.',
        aside: '+180\u00a0$ je Woche',
        question: 'What if we win 1% more customers?',
      },
    ],
    gaps: [
      {
        name: 'Neue Kunden, die wiederkommen',
        now: '31\u00a0%',
        target: '40\u00a0%',
        gap: '9 Punkte',
      },
      {
        name: 'Bewertungen binnen eines Tages beantwortet',
        now: '54\u00a0%',
        target: '90\u00a0%',
        gap: '36 Punkte',
      },
      {
        name: 'Kaffee mit Essen verkauft',
        now: '27\u00a0%',
        target: '35\u00a0%',
        gap: '8 Punkte',
      },
      {
        name: 'Minuten von Bestellung bis Kaffee',
        now: '6,5',
        target: '4,0',
        gap: '2,5 Minuten',
      },
    ],
    figures: [
      {
        name: 'Kosten je neuem Kunden',
        value: '14,20\u00a0$',
        note: 'Ziel 12,00\u00a0$',
      },
      {
        name: 'Newsletter-Leser',
        value: '412',
        note: '57 neue in diesem Monat',
      },
      {
        name: 'Follower auf Instagram',
        value: '3.870',
        note: '145 mehr als im Vormonat',
      },
      {
        name: 'Google-Bewertung',
        value: '4,6',
        note: 'Von 5, aus 212 Bewertungen',
      },
    ],
  },
  realestate: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Gute Spur',
        title: 'Rufen Sie alle Eigentümer an, deren Haus Sie voriges Jahr schätzten',
        text: 'Jeder Fünfte verkauft binnen eines Jahres, meist über den Makler, der in Kontakt blieb.',
        aside: '+2.300\u00a0$ je Woche',
        question: 'What if transactions rise 5%?',
      },
      {
        meaning: 'good',
        word: 'Mietbestand',
        title: 'Eine Mietschätzung für jeden Anleger, der kauft',
        text: 'Jeder achte Käufer vermietet binnen zwei Jahren.',
        aside: '+930\u00a0$ je Woche',
        question: 'What if transactions rise 2%?',
      },
      {
        meaning: 'info',
        word: 'Einen Monat testen',
        title: 'Anfragen auch sonntags beantworten',
        text: 'Ein Drittel der Wochenendanfragen wartet bis Montag.',
        aside: '+450\u00a0$ je Woche',
        question: 'How busy is Sunday?',
      },
    ],
    gaps: [
      {
        name: 'Schätzungen, die zu Aufträgen werden',
        now: '38\u00a0%',
        target: '45\u00a0%',
        gap: '7 Punkte',
      },
      {
        name: 'Anzeigen, die der Verkäufer bezahlt',
        now: '82\u00a0%',
        target: '100\u00a0%',
        gap: '18 Punkte',
      },
      {
        name: 'Tage am Markt (Median)',
        now: '34',
        target: '28',
        gap: '6 Tage',
      },
      {
        name: 'Leerstand zwischen Mietern, Tage',
        now: '19',
        target: '14',
        gap: '5 Tage',
      },
      {
        name: 'Auktionen mit Verkauf am selben Tag',
        now: '58\u00a0%',
        target: '70\u00a0%',
        gap: '12 Punkte',
      },
    ],
    figures: [
      {
        name: 'Anzeigenkosten je Angebot',
        value: '640\u00a0$',
        note: 'Ziel 560\u00a0$',
      },
      {
        name: 'Gebuchte Schätzungen',
        value: '17',
        note: '3 weniger als im Vormonat',
      },
      {
        name: 'Käufer auf der Suchliste',
        value: '2.415',
        note: '96 wollten besichtigen',
      },
      {
        name: 'Makler-Bewertung',
        value: '4,8',
        note: 'Von 5, aus 96 Verkäufern',
      },
    ],
  },
  consulting,
}
