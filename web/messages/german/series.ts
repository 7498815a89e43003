/** German texts of the figures by day, week and month. */
import type { TargetOutlook } from '#schema/advisor/target'
import { plural, type TextOf } from '../../core/language.ts'
import type { seriesText } from '../en/series.ts'
import { counted } from '../german-figures/counted.ts'

const outlooks: Readonly<Record<TargetOutlook, string>> = {
  'on-track': ', auf Kurs',
  'off-track': ', nicht auf Kurs',
  'not-known': '',
  met: ', erreicht',
  missed: ', verfehlt',
}

export const series: TextOf<typeof seriesText> = {
  range: 'Zeitraum',
  presets: { '13w': '13 Wochen', '26w': '26 Wochen', '52w': '52 Wochen', fy: 'Dieses Geschäftsjahr' },
  presetsShort: { '13w': '13 W.', '26w': '26 W.', '52w': '52 W.', fy: 'Gesch.-Jahr' },
  dates: (from: string, to: string) => `${from} bis ${to}`,
  chooseDates: 'Tage wählen',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  show: 'Diese Tage zeigen',
  rangeWrong: 'Der letzte Tag darf nicht vor dem ersten liegen und höchstens drei Jahre danach.',
  groupBy: 'Gruppieren nach',
  grains: { day: 'Tag', week: 'Woche', month: 'Monat' },
  lastYear: 'Vorjahr',
  measures: 'Messgröße des Diagramms',
  missing: {
    revenue: 'Für diese Tage liegen keine Verkäufe vor.',
    margin: 'Für diese Tage liegen keine Löhne und Kosten vor, deshalb wird keine Marge gezeigt.',
    runway: 'Für diese Tage liegt kein Kontostand vor, deshalb wird keine Reichweite gezeigt.',
    transactions:
      'Ihre Daten enthalten Tagessummen, keine einzelnen Verkäufe. Es gibt also nichts zu zählen.',
  },
  unclearIncome: (accounts: string) =>
    `Der Umsatz wird nicht gezeigt: Nichts sagt, ob die Eingänge auf ${accounts} Ihre Einnahmen sind. Sagen können Sie es unter Importe.`,
  unclearCosts: (accounts: string) =>
    `Die Kosten werden nicht gezeigt: Es ist unklar, ob ${accounts} in Ihrem Hauptbuch laufende Kosten sind oder Anschaffungen. Sagen können Sie es unter Importe.`,
  onlyWages:
    'Für diese Tage liegen nur Löhne vor. Kosten und Marge brauchen auch die übrigen Kosten, etwa aus einem Hauptbuch oder einer Gewinn- und Verlustrechnung.',
  add: {
    revenue: 'Verkäufe importieren',
    margin: 'Löhne und Kosten hinzufügen',
    runway: 'Kontostand hinzufügen',
    transactions: 'Einzelne Verkäufe importieren',
  },
  noDays: 'Diese Tage liegen nur wochenweise vor.',
  showWeeks: 'Nach Woche gruppieren',
  names: {
    revenue: 'Umsatz',
    margin: 'Gewinnmarge',
    runway: 'Liquiditätsreichweite',
    transactions: 'Transaktionen',
  },
  units: { revenue: 'in AUD', margin: 'in Prozent', runway: 'in Wochenkosten', transactions: 'als Anzahl' },
  measureLine: {
    day: (name: string, unit: string) => `${name} je Tag, ${unit}`,
    week: (name: string, unit: string) => `${name} je Woche, ${unit}`,
    month: (name: string, unit: string) => `${name} je Monat, ${unit}`,
  },
  monthsOfWeeks: 'Eine Woche zählt zum Monat ihres Donnerstags.',
  when: {
    day: (day: string) => `am ${day}`,
    week: (number: number) => `in Woche ${number}`,
    month: (month: string) => `im ${month}`,
  },
  rose: (name: string, by: string, value: string, when: string) =>
    `${name} ${when}: ${by} gestiegen auf ${value}`,
  fell: (name: string, by: string, value: string, when: string) =>
    `${name} ${when}: ${by} gesunken auf ${value}`,
  held: (name: string, value: string, when: string) => `${name} ${when}: unverändert bei ${value}`,
  first: (name: string, value: string, when: string) => `${name} ${when}: ${value}`,
  passes: (name: string, target: string, month: string) =>
    `${name} dürfte das Ziel von ${target} im ${month} überschreiten`,
  target: (value: string, day: string, outlook: TargetOutlook) =>
    `Ziel ${value} bis ${day}${outlooks[outlook]}`,
  sameWeek: 'Selbe Woche im Vorjahr',
  sameDay: 'Selber Wochentag im Vorjahr',
  sameMonth: 'Selber Monat im Vorjahr',
  columns: { day: 'Tag', week: 'Woche', month: 'Monat' },
  average: (value: string) => `Durchschnitt ${value}`,
  notWhole: 'liegt nur zum Teil vor',
  summary: (name: string, periods: number, least: string, most: string, latest: string) =>
    `${name} über ${counted(periods, 'Zeitraum', 'Zeiträume')}, zwischen ${least} und ${most}, zuletzt ${latest}.`,
  notLoaded: 'Die Zahlen für diese Tage konnten nicht geladen werden.',
  loading: 'Das Diagramm wird geladen',
  booked: (accounts: string) => `Als Umsatz zählen die Einnahmen in Ihren Büchern: ${accounts}.`,
  bookedBy: {
    day: 'Sie zählen am Tag ihrer Buchung.',
    month: 'Sie werden etwa einmal im Monat gebucht und sind deshalb gleichmäßig auf dessen Tage verteilt.',
  },
  notBooked: (accounts: string) => `Nicht als Umsatz gezählt: ${accounts}.`,
  tax: {
    apart: 'Der Umsatz ist ohne GST.',
    split:
      'Der Umsatz ist ohne GST, gerechnet als fester Anteil jedes Betrags, wie für die Datei beantwortet.',
    within:
      'Der Umsatz enthält GST: Nur ein Teil des Verkauften ist steuerpflichtig, und die Dateien sagen nicht, welcher.',
    partly:
      'Ein Teil Ihrer Daten sagt nicht, wie viel vom Umsatz GST ist; an diesen Tagen ist sie enthalten.',
    untold: 'Ihre Daten sagen nicht, wie viel vom Umsatz GST ist; sie kann enthalten sein.',
  },
  costsTax: {
    apart: 'Die Kosten sind ohne GST.',
    split:
      'Die Kosten sind ohne GST, gerechnet als fester Anteil jedes Betrags außer Löhnen, wie für die Datei beantwortet.',
    within:
      'Die Kosten enthalten GST: Nur ein Teil ist steuerpflichtig, und die Dateien sagen nicht, welcher.',
    partly: 'Ein Teil der Kosten sagt nicht, wie viel davon GST ist; an diesen Tagen ist sie enthalten.',
    untold: 'Ihre Bücher sagen nicht, wie viel der Kosten GST ist; sie kann enthalten sein.',
  },
  costs: {
    statements: 'Die Kosten stammen aus Gewinn- und Verlustrechnungen, gleichmäßig auf deren Tage verteilt.',
    payments: 'Kosten zählen am Tag der Zahlung, Verkäufe am Tag des Verkaufs.',
    wages: 'Für diese Tage liegen nur Löhne vor, deshalb werden keine Kosten gezeigt.',
    both: 'Kosten zählen wie in den Gewinn- und Verlustrechnungen, wo es welche gibt, sonst am Tag der Zahlung.',
  },
  accounting: {
    cash: 'Diese Rechnungen zählen nach Zahlung: Geld zählt, wenn es fließt.',
    accrual:
      'Diese Rechnungen zählen nach Entstehung: Einnahmen, wenn sie verdient, und Kosten, wenn sie geschuldet sind.',
    both: 'Manche dieser Rechnungen zählen nach Zahlung, andere nach Entstehung; vergleichen Sie ihre Monate nicht.',
    unsaid: 'Diese Rechnungen sagen nicht, ob sie nach Zahlung oder nach Entstehung zählen.',
  },
  periodOf: (title: string) => `Die Einträge hinter „${title}“`,
  close: 'Schließen',
  week: (number: number) => `Woche ${number}`,
  onLastYear: {
    day: 'zum selben Wochentag des Vorjahres',
    week: 'zur selben Woche des Vorjahres',
    month: 'zum selben Monat des Vorjahres',
  },
  firstReported: (day: string) => `Zuerst gemeldet, ${day}`,
  nowSince: (day: string) => `Jetzt, seit ${day}`,
  less: (days: number, by: string) =>
    plural(
      days,
      { one: `Ein Tag geändert, ${by} weniger.`, other: `${days} Tage geändert, ${by} weniger.` },
      'de',
    ),
  more: (days: number, by: string) =>
    plural(days, { one: `Ein Tag geändert, ${by} mehr.`, other: `${days} Tage geändert, ${by} mehr.` }, 'de'),
  cameWith: 'Kam mit',
  days: 'Tage',
  rowsOf: (day: string) => `Zeilen vom ${day}`,
  noDaysOnRecord: 'Liegt nur wochenweise vor.',
  corrected: (day: string, before: string) => `${day} wurde berichtigt, zuvor ${before}.`,
  withGst: 'Einnahmen mit GST',
  gst: 'GST',
  tips: 'Trinkgeld',
  giftCards: 'Verkaufte Gutscheine',
  net: 'Umsatz',
  costsOf: 'Kosten',
  costsWithGst: 'Kosten mit GST',
  costsGst: 'GST in den Kosten',
  costsNet: 'Kosten ohne GST',
  profit: 'Gewinn',
  onRecord: {
    day: 'An diesem Tag festgehalten',
    week: 'In dieser Woche festgehalten',
    month: 'In diesem Monat festgehalten',
  },
  nothingOnRecord: 'Zu diesen Tagen gibt es keine Notizen.',
  fedBy: 'Gespeist aus',
  recordedAs: (position: number) => `Festgehalten als Ereignis ${position}`,
  rows: 'Verkäufe',
  earlier: (title: string) => `Früher: ${title}`,
  later: (title: string) => `Später: ${title}`,
  ask: { day: 'Zu diesem Tag fragen', week: 'Zu dieser Woche fragen', month: 'Zu diesem Monat fragen' },
  question: (name: string, value: string, when: string) =>
    `Why did ${name.toLowerCase()} come to ${value} ${when}?`,
  periodNotLoaded: 'Die Einträge zu diesem Zeitraum konnten nicht geladen werden.',
  allWeeks: 'Alle Wochen und ihre Ereignisse',
}
