/** German texts of charts. */
import type { TextOf } from '../../core/language.ts'
import type { chartText } from '../en/chart.ts'

export const chart: TextOf<typeof chartText> = {
  chart: 'Diagramm',
  table: 'Tabelle',
  tableHint: 'Tabelle, Taste T',
  save: 'Dieses Diagramm speichern',
  png: 'Bild (PNG)',
  svg: 'Vektorgrafik (SVG)',
  csv: 'Tabelle (CSV)',
  notSaved: 'Diagramm nicht gespeichert',
  notSavedText: 'Ihr Browser hat die Datei nicht angenommen. Versuchen Sie es noch einmal.',
  keys: 'Die Pfeiltasten lesen die Werte einzeln vor; T zeigt die Tabelle.',
  keysOpen: 'Die Pfeiltasten lesen die Werte einzeln vor, Eingabe öffnet einen; T zeigt die Tabelle.',
  point: (row: string, value: string) => `${row}: ${value}`,
  pointOf: (row: string, column: string, value: string) => `${row}, ${column}: ${value}`,
  pointBeside: (point: string, column: string, value: string) => `${point} (${column}: ${value})`,
  marks: (measure: string, column: string) => `${measure}. Markierungen: ${column}`,
  forecast: 'Prognose, wahrscheinlicher Bereich',
  forecastColumns: { value: 'Prognose', low: 'Prognose, unten', high: 'Prognose, oben' },
  forecastCell: (value: string, low: string, high: string) => `Prognose ${value} (${low} bis ${high})`,
  forecastPoint: (row: string, value: string, low: string, high: string) =>
    `${row}: Prognose ${value}, in acht von zehn Fällen zwischen ${low} und ${high}`,
  none: 'keine',
  scaleStarts: (value: string) => `Die Skala beginnt bei ${value}.`,
  outlierRow: (row: string, value: string, words: string) => `${row}: ${value}, ${words}.`,
  outliersLeftOut: 'In den Durchschnitten der Dashboards nicht enthalten.',
  notDrawn: 'Das Diagramm ließ sich nicht zeichnen; hier ist seine Tabelle',
}
