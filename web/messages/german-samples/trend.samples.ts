/** German sample industry trends by kind of business. */
import type { TextOf } from '../../core/language.ts'
import type { trendSamples } from '../samples/trend.samples.ts'

// The advisors read each question in English.
export const trends: TextOf<typeof trendSamples> = {
  cafe: [
    {
      meaning: 'good',
      word: 'Wächst',
      title: 'Vorbestellen wird zur Gewohnheit',
      text: 'Ein Drittel der Verkäufe an Werktagen in der Stadt ist bestellt, bevor der Kunde kommt.',
      aside: '+8 Punkte in einem Jahr',
      question: 'When in the day are we busiest?',
    },
    {
      meaning: 'attention',
      word: 'Druck',
      title: 'Löhne steigen schneller als Preise',
      text: 'Die Tariflöhne stiegen im Juli um 3,5\u00a0%, die Speisenpreise um 2,1\u00a0%.',
      aside: '−1,4 Punkte',
      question: 'What if wages rise 3.5%?',
    },
    {
      meaning: 'neutral',
      word: 'Stabil',
      title: 'Weniger Besuche, größere Bestellungen',
      text: 'Die Leute gehen seltener aus und geben jedes Mal mehr aus.',
      aside: 'Über 12 Monate',
      question: 'How has the average spend moved?',
    },
  ],
  realestate: [
    {
      meaning: 'good',
      word: 'Mehr Kontakte',
      title: 'Eigentümer fragen nach Feierabend nach Schätzungen',
      text: 'Zwei von fünf Erstkontakten kommen zwischen 19 Uhr und Mitternacht.',
      aside: '+11 Punkte seit 2024',
      question: 'Which hours are the quietest?',
    },
    {
      meaning: 'attention',
      word: 'Teurer',
      title: 'Portalpreise steigen schneller als Provisionen',
      text: 'Ein Premium-Angebot kostet 9\u00a0% mehr als im Juli; die Provisionen blieben gleich.',
      aside: '−9 Punkte',
      question: 'What if portal fees rise 9%?',
    },
    {
      meaning: 'neutral',
      word: 'Knapp',
      title: 'Weniger Angebote, höhere Preise',
      text: 'Weniger Häuser kommen auf den Markt, und jedes bringt mehr.',
      aside: 'Seit dem Herbst',
      question: 'How has the fee per transaction moved?',
    },
  ],
  consulting: [
    {
      meaning: 'good',
      word: 'Wandel',
      title: 'Kunden kaufen kürzere Projekte',
      text: 'Die Hälfte der neuen Aufträge dauert weniger als zehn Wochen.',
      aside: 'Zuvor 4 von 10',
      question: 'How has the number of billed days moved?',
    },
    {
      meaning: 'attention',
      word: 'Druck',
      title: 'Gehälter steigen schneller als Tagessätze',
      text: 'Berater verdienen 5\u00a0% mehr, die Sätze öffentlicher Auftraggeber stiegen um 3\u00a0%.',
      aside: '−2 Punkte in diesem Jahr',
      question: 'What if wages rise 5%?',
    },
    {
      meaning: 'neutral',
      word: 'Langsamer',
      title: 'Budgets halten, Entscheidungen dauern länger',
      text: 'Vom ersten Treffen bis zum unterschriebenen Auftrag vergehen jetzt elf Wochen.',
      aside: '3 Wochen länger',
      question: 'How long will our cash last?',
    },
  ],
}
