/** German texts of the weekly figures. */
import { plural, type TextOf } from '../../core/language.ts'
import type { kpiText } from '../en/kpi.ts'
import { counted } from '../german-figures/counted.ts'

export const kpi: TextOf<typeof kpiText> = {
  names: {
    revenue: 'Wochenumsatz',
    profit_margin: 'Gewinnmarge',
    cash_runway_weeks: 'Liquiditätsreichweite',
    weekly_footfall: 'Transaktionen der Woche',
    per_sale: 'Umsatz je Transaktion',
  },
  needs: {
    revenue: 'Braucht Verkäufe',
    profit_margin: 'Braucht Löhne und Kosten',
    cash_runway_weeks: 'Braucht einen Kontostand',
    weekly_footfall: 'Braucht einzelne Verkäufe',
    per_sale: 'Braucht einzelne Verkäufe',
  },
  expenses: {
    staff: 'Personal',
    supplies: 'Material',
    premises: 'Räume',
    marketing: 'Marketing',
    other: 'Sonstiges',
  },
  weeklyFigures: 'Zahlen der Woche',
  figuresOf: (week: string) => `Zahlen für ${week}`,
  week: (number: number) => `Woche ${number}`,
  weekLabel: (number: number, day: string) => `Woche ${number}, ab ${day}`,
  points: (by: number, written: string) =>
    plural(by, { one: `${written} Punkt`, other: `${written} Punkte` }, 'de'),
  weeks: (by: number, written: string) =>
    plural(by, { one: `${written} Woche`, other: `${written} Wochen` }, 'de'),
  weeksUnit: (count: number) => plural(count, { one: 'Woche', other: 'Wochen' }, 'de'),
  onWeekBefore: 'zur Vorwoche',
  onYearBefore: 'zur selben Woche des Vorjahres',
  weekBefore: 'Vorwoche',
  yearBefore: 'Selbe Woche im Vorjahr',
  nothingBefore: 'Keine frühere Woche zum Vergleich',
  lastWeeks: (name: string, count: number) =>
    plural(count, { one: `${name} in einer Woche`, other: `${name} der letzten ${count} Wochen` }, 'de'),
  none: 'Die Zahlen der ersten Woche erscheinen hier, sobald sie eintreffen.',
  notLoaded: 'Die Wochenzahlen konnten nicht geladen werden.',
  recordsBehind: (name: string) => `Die Einträge hinter „${name}“`,
  close: 'Schließen',
  ask: 'Dazu fragen',
  question: (name: string, value: string, week: string) =>
    `Why did ${name.toLowerCase()} come to ${value} in ${week}?`,
  record: (count: number) => plural(count, { one: 'Ein Eintrag', other: `${count} Einträge` }, 'de'),
  records: 'Einträge, neueste zuerst',
  weekHead: 'Woche',
  valueHead: 'Wert',
  eventHead: 'Ereignis',
  event: (position: number) => `Ereignis ${position}`,
  eventOf: (position: number, week: string) => `Ereignis ${position}, das ${week} festhielt`,
  noEvent: 'keines',
  outlierUnexplained: 'ungewöhnlich, kein Grund bekannt',
  outlierNoted: (title: string) => `siehe „${title}“`,
  outlierClosed: (days: number) => `${counted(days, 'Tag', 'Tage')} geschlossen`,
  outliersLeftOut: (weeks: number) =>
    plural(
      weeks,
      {
        one: 'Eine ungewöhnliche Woche ist nicht enthalten.',
        other: `${weeks} ungewöhnliche Wochen sind nicht enthalten.`,
      },
      'de',
    ),
  average: 'Durchschnitt',
  averageOf: (value: string) => `Durchschnitt ${value}`,
  overWeeks: (weeks: number) => plural(weeks, { one: 'eine Woche', other: `letzte ${weeks} Wochen` }, 'de'),
  inOrder: {
    up: (value: string) => `Gestiegen auf ${value}`,
    down: (value: string) => `Gesunken auf ${value}`,
    none: (value: string) => `Unverändert bei ${value}`,
    first: (value: string) => `${value} in der ersten Woche`,
  },
  series: (name: string, weeks: number, least: string, most: string, latest: string) =>
    `${name} über ${counted(weeks, 'Woche', 'Wochen')}, zwischen ${least} und ${most}, zuletzt ${latest}.`,
  meaning: {
    revenue: 'Alle Einnahmen der Woche, in australischen Dollar.',
    profit_margin: 'Was von jedem Dollar Umsatz bleibt, wenn die Ausgaben der Woche bezahlt sind.',
    cash_runway_weeks: 'Für wie viele Wochen das vorhandene Geld bei den heutigen Wochenkosten reicht.',
    weekly_footfall: 'Die Zahl der Verkäufe in der Woche.',
    per_sale: 'Der Umsatz der Woche, geteilt durch ihre Transaktionen.',
  },
}
