import { area } from '../../core/language.ts'

export const chartText = area('chart', {
  chart: 'Chart',
  table: 'Table',
  tableHint: 'Table, key T',
  save: 'Save this chart',
  png: 'Image (PNG)',
  svg: 'Vector image (SVG)',
  csv: 'Table (CSV)',
  notSaved: 'Chart not saved',
  notSavedText: 'Your browser did not accept the file. Try again.',
  keys: 'Arrow keys read out the values one by one; T shows the table.',
  keysOpen: 'Arrow keys read out the values one by one, Enter opens one; T shows the table.',
  point: (row: string, value: string) => `${row}: ${value}`,
  pointOf: (row: string, column: string, value: string) => `${row}, ${column}: ${value}`,
  pointBeside: (point: string, column: string, value: string) =>
    `${point} (${column.toLowerCase()}: ${value})`,
  marks: (measure: string, column: string) => `${measure}. Marks: ${column.toLowerCase()}`,
  forecast: 'Forecast, likely range',
  forecastColumns: { value: 'Forecast', low: 'Forecast, low', high: 'Forecast, high' },
  forecastCell: (value: string, low: string, high: string) => `forecast ${value} (${low} to ${high})`,
  forecastPoint: (row: string, value: string, low: string, high: string) =>
    `${row}: forecast ${value}, eight times out of ten between ${low} and ${high}`,
  none: 'none',
  scaleStarts: (value: string) => `The scale starts at ${value}.`,
  outlierRow: (row: string, value: string, words: string) => `${row}: ${value}, ${words}.`,
  outliersLeftOut: 'Left out of the averages on the dashboards.',
  notDrawn: 'The chart could not be drawn, so here is its table',
})
