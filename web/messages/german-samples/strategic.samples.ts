/** German sample opportunities and competitor moves by kind of business. */
import type { TextOf } from '../../core/language.ts'
import type { strategicSamples } from '../samples/strategic.samples.ts'

// The advisors read each question in English.
export const strategic: TextOf<typeof strategicSamples> = {
  cafe: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Jetzt offen',
        title: 'Ein zweiter Standort mit niedrigerer Miete',
        text: 'In der nächsten Straße stehen zwei Eckläden leer, für etwa 1.900\u00a0$ je Woche.',
        aside: 'Entscheidung bis März',
        question: 'What if rent goes up by $1,900 a week?',
      },
      {
        meaning: 'good',
        word: 'Bald offen',
        title: '300 Büroangestellte nebenan',
        text: 'Das Gebäude neben Ihnen füllt sich im neuen Jahr und hat kein eigenes Café.',
        aside: 'Ab Januar',
        question: 'What if we win 5% more customers?',
      },
      {
        meaning: 'info',
        word: 'Beobachten',
        title: 'Zuschuss der Stadt für längere Öffnungszeiten',
        text: 'Bis zu 15.000\u00a0$ für Betriebe, die nach 20 Uhr offen bleiben.',
        aside: 'Beginnt im Mai',
        question: 'What if we open an hour longer?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Neuer Rivale',
        title: 'Eine Kette eröffnet 250 Meter entfernt',
        text: 'Rechnen Sie in den ersten acht Wochen mit Eröffnungsangeboten.',
        aside: 'In 6 Wochen',
        question: 'What if we lose 10% of our customers?',
      },
      {
        meaning: 'info',
        word: 'Preise',
        title: 'Die Bäckerei gegenüber senkt den Kaffeepreis',
        text: 'Ein Flat White kostet dort mit Gebäck jetzt 50 Cent weniger.',
        aside: 'Seit Montag',
        question: 'What if we cut our prices by 5%?',
      },
      {
        meaning: 'info',
        word: 'Lieferung',
        title: 'Ein Wettbewerber liefert nicht mehr',
        text: 'Er nennt die Plattformgebühren. Seine Stammkunden bestellen nun anderswo.',
        aside: 'Im letzten Monat',
        question: 'What if we win 2% more customers?',
      },
    ],
  },
  realestate: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Verfügbar',
        title: 'Ein Ladenlokal im Nachbarort',
        text: 'An der Hauptstraße, für etwa 700\u00a0$ je Woche.',
        aside: 'Mietvertrag endet im April',
        question: 'What if rent goes up by $700 a week?',
      },
      {
        meaning: 'good',
        word: 'Zu verkaufen',
        title: 'Der Mietbestand eines Maklers, der aufhört',
        text: 'Etwa 60 Wohnungen in der Nähe brauchen eine neue Verwaltung.',
        aside: 'Gebote noch 8 Wochen',
        question: 'What if transactions rise 10%?',
      },
      {
        meaning: 'info',
        word: 'Zuschuss',
        title: 'Die halben Kosten einer Energieberater-Schulung',
        text: 'Für Büros, die Vermieter beraten; Ihr Anteil wären etwa 4.800\u00a0$.',
        aside: 'Zweites Halbjahr',
        question: 'Can we afford to spend $4,800?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Gebühren',
        title: 'Zwei Straßen weiter eröffnet ein Festpreis-Makler',
        text: 'Bei einem mittleren Haus verlangt er etwa ein Fünftel weniger als Sie.',
        aside: 'Im Herbst',
        question: 'What if we lower our fees by 20%?',
      },
      {
        meaning: 'info',
        word: 'Markt',
        title: 'Beide Nachbarbüros verlangen mehr für Vermietungen',
        text: 'Ihre Vermietungsgebühren stiegen zum Quartalsbeginn um 7\u00a0%.',
        aside: 'Dieses Quartal',
        question: 'What if we raise our fees by 7%?',
      },
      {
        meaning: 'info',
        word: 'Rückzug',
        title: 'Ein Rivale verkauft seine Hausverwaltung',
        text: 'Seine Vermieter wählen ihre Verwaltung vielleicht lieber selbst.',
        aside: 'Vor Weihnachten',
        question: 'What if we win 3% more landlords?',
      },
    ],
  },
  consulting: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Ausschreibung',
        title: 'Ein Platz im Beraterkreis des Bundesstaats',
        text: 'Die Firmen des letzten rechneten etwa ein Zehntel mehr ab als zuvor.',
        aside: 'Endet am 12. Februar',
        question: 'What if we bill 10% more days?',
      },
      {
        meaning: 'good',
        word: 'Warmer Kontakt',
        title: 'Ein Hafenbetreiber sucht Rat an einem Tag je Woche',
        text: 'Arbeit für ein Jahr, etwa 3\u00a0% mehr Tage, als Sie heute abrechnen.',
        aside: 'Vorstand tagt im Januar',
        question: 'What if we bill 3% more days?',
      },
      {
        meaning: 'info',
        word: 'Partnerschaft',
        title: 'Ein Datenunternehmen sucht einen Umsetzungspartner',
        text: 'Sie würden zuerst zwei Berater schulen, für etwa 9.000\u00a0$.',
        aside: 'Keine Frist',
        question: 'Can we afford to spend $9,000?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Personal',
        title: 'Eine landesweite Firma eröffnet ein Büro in Brisbane',
        text: 'Sie wirbt Seniorberater zu etwa 8\u00a0% über Ihren Gehältern an.',
        aside: 'Bis zur Jahresmitte',
        question: 'What if wages rise 8%?',
      },
      {
        meaning: 'info',
        word: 'Sätze',
        title: 'Zwei Rivalen erhöhen ihre Tagessätze um 6\u00a0%',
        text: 'Beide schrieben vorige Woche an Kunden der öffentlichen Hand.',
        aside: 'Ab 1. Juli',
        question: 'What if we raise our day rate by 6%?',
      },
      {
        meaning: 'info',
        word: 'Lücke',
        title: 'Eine kleine Firma nimmt keine Strategieaufträge mehr an',
        text: 'Sie behält die Programmleitung. Ihre Strategiekunden brauchen neuen Rat.',
        aside: 'Im Oktober angekündigt',
        question: 'What if we win 2% more clients?',
      },
    ],
  },
}
