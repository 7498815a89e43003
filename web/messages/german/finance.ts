/** German texts of Finance. */
import { plural, type TextOf } from '../../core/language.ts'
import type { financeText } from '../en/finance.ts'
import { counted } from '../german-figures/counted.ts'

const transactions = (count: string): string => counted(count, 'Transaktion', 'Transaktionen')

export const finance: TextOf<typeof financeText> = {
  title: 'Finanzen',
  standfirst: (week: string) => `Das Geld in ${week}, aus Ihren eigenen Wochenzahlen.`,
  standfirstNone: 'Das Geld der Woche, aus Ihren eigenen Wochenzahlen.',
  growth: 'Umsatzwachstum',
  growthOver: (weeks: number, lastWeek: number, year: number) =>
    plural(
      weeks,
      {
        one: `in Woche ${lastWeek} ${year}, gegenüber derselben Woche des Vorjahres`,
        other: `über ${weeks} Wochen ${year}, gegenüber denselben Wochen des Vorjahres`,
      },
      'de',
    ),
  index: 'Wachstum im Jahresverlauf',
  indexHow: 'So wird gerechnet',
  indexAt: (week: string) => `beim Umsatz von ${week}`,
  indexWords:
    'Wochenumsatz mal 52, geteilt durch 100.000, mit Prozentzeichen: ein festgelegter Index, kein Wachstum',
  revenue: 'Umsatz je Woche',
  expenses: 'Ausgaben',
  expensesTitle: (kind: string, share: string) => `Größter Posten: ${kind} mit ${share} vom Umsatz`,
  expensesTitlePlain: (kind: string) => `Größter Posten: ${kind}`,
  expensesMeasure: (total: string, week: string) => `Ausgaben für ${week} in AUD, zusammen ${total}`,
  expensesSummary: (lines: string) => `Ausgaben nach Art: ${lines}.`,
  expenseOf: (kind: string, amount: string) => `${kind} ${amount}`,
  kind: 'Art',
  amount: 'Betrag',
  profitability: 'Rentabilität',
  above: (points: string, benchmark: string) => `Marge ${points} über dem Richtwert von ${benchmark}`,
  below: (points: string, benchmark: string) => `Marge ${points} unter dem Richtwert von ${benchmark}`,
  level: (benchmark: string) => `Marge genau beim Richtwert von ${benchmark}`,
  marginMeasure: (weeks: number) =>
    plural(
      weeks,
      {
        one: 'Gewinnmarge in Prozent, eine Woche',
        other: `Gewinnmarge in Prozent, letzte ${weeks} Wochen`,
      },
      'de',
    ),
  benchmark: (value: string) => `Richtwert ${value}`,
  benchmarkNote: (industry: string) =>
    `Nur der Richtwert ist ein Beispiel: unsere eigene Annahme für ${industry}. Die Marge ist Ihre.`,
  industries: {
    cafe: 'Cafés und Restaurants',
    realestate: 'Wohnimmobilienmakler',
    consulting: 'Unternehmensberatungen',
  },
  hours: 'Nach Wochentag und Stunde',
  hoursTitle: (weekday: string, hour: string, count: string) =>
    `${weekday}, ${hour} Uhr, ist die stärkste Stunde: ${transactions(count)}`,
  hoursTied: (weekday: string, hour: string, others: number, count: string) =>
    `${weekday}, ${hour} Uhr, ist eine der ${others === 1 ? 'zwei' : others + 1} stärksten Stunden: ${transactions(count)}`,
  hoursMeasure: {
    mean: (days: number) =>
      plural(
        days,
        {
          one: 'Transaktionen im Schnitt nach Wochentag und Stunde, ein Tag',
          other: `Transaktionen im Schnitt nach Wochentag und Stunde, letzte ${days} Tage`,
        },
        'de',
      ),
    sum: (days: number) =>
      plural(
        days,
        {
          one: 'Transaktionen nach Wochentag und Stunde, ein Tag',
          other: `Alle Transaktionen nach Wochentag und Stunde, letzte ${days} Tage`,
        },
        'de',
      ),
  },
  hoursSummary: (best: string, worst: string) =>
    `Ein Raster aus Wochentagen und Stunden. Die meisten: ${best}; die wenigsten: ${worst}.`,
  at: (weekday: string, hour: string) => `${weekday} ${hour}`,
  insights: 'Erkenntnisse',
  noInsights: 'Erkenntnisse erscheinen hier, sobald zwei Wochen vorliegen.',
  words: { good: 'Gut', attention: 'Achtung', info: 'Hinweis' },
  marginUp: (recent: string, points: string) =>
    `Die Marge lag in den letzten vier Wochen im Schnitt bei ${recent}, ${points} über den vier davor.`,
  marginDown: (recent: string, points: string) =>
    `Die Marge lag in den letzten vier Wochen im Schnitt bei ${recent}, ${points} unter den vier davor.`,
  marginSame: (recent: string) =>
    `Die Marge lag in den letzten vier Wochen im Schnitt bei ${recent}, wie in den vier davor.`,
  revenueUp: (recent: string, percent: string) =>
    `Der Umsatz lag in den letzten vier Wochen im Schnitt bei ${recent} je Woche, ${percent} über den vier davor.`,
  revenueDown: (recent: string, percent: string) =>
    `Der Umsatz lag in den letzten vier Wochen im Schnitt bei ${recent} je Woche, ${percent} unter den vier davor.`,
  revenueSame: (recent: string) =>
    `Der Umsatz lag in den letzten vier Wochen im Schnitt bei ${recent} je Woche, etwa wie in den vier davor.`,
  expenseMore: (kind: string, amount: string, by: string) =>
    `Größte Änderung bei den Ausgaben: ${kind} mit ${amount}, ${by} mehr als im Schnitt der acht Wochen davor.`,
  expenseLess: (kind: string, amount: string, by: string) =>
    `Größte Änderung bei den Ausgaben: ${kind} mit ${amount}, ${by} weniger als im Schnitt der acht Wochen davor.`,
  perSaleMore: (value: string, by: string) =>
    `Ein Verkauf brachte im Schnitt ${value}, ${by} mehr als in der Vorwoche.`,
  perSaleLess: (value: string, by: string) =>
    `Ein Verkauf brachte im Schnitt ${value}, ${by} weniger als in der Vorwoche.`,
  perSaleSame: (value: string) => `Ein Verkauf brachte im Schnitt ${value}, wie in der Vorwoche.`,
  rank: (place: number, of: number) =>
    place === 1
      ? `Keine der bisherigen ${of} Wochen brachte mehr Umsatz als diese.`
      : `${place - 1} von bisher ${of} Wochen brachten mehr Umsatz als diese.`,
}
