/** Labels, headings and colours of charts in tests. */
import type { ChartColours } from '../../web/kit/charts/chart-colours.ts'

/** One label a name. */
export const labels = (...names: readonly string[]) =>
  names.map((name) => ({ short: name, full: `${name} in full` }))

/** Column headings of a forecast in the exported table. */
export const headings = { value: 'Forecast', low: 'Low', high: 'High' }

/** Colours by name, so that a test shows which one was used. */
export const colours: ChartColours = {
  paper: 'paper',
  ink: 'ink',
  ink2: 'ink2',
  ink3: 'ink3',
  line: 'line',
  strong: 'strong',
  mute: 'mute',
  accent: 'accent',
  brand: 'brand',
  series: ['s1', 's2', 's3', 's4', 's5'],
  steps: ['l1', 'l2', 'l3', 'l4', 'l5'],
  font: 'sans',
}
