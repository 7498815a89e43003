/** Texts of Risk; samples are in `risk.samples.ts` and `alerts.samples.ts`. */
import { area, counted, plural } from '../../core/language.ts'

const grade = (value: number): string => `${value}\u00a0out of\u00a05`

export const riskText = area('risk', {
  title: 'Risk',
  standfirst: 'What could go wrong and how likely it is. Scores come from your records where possible.',
  matrix: 'Risk matrix',
  notLoaded: 'The risk scores could not be worked out: some of your records could not be loaded.',
  nothing:
    'Nothing is on record yet. Risks are scored here from your sales, your costs and your bank balance.',
  import: 'Import a file',
  matrixTitle: (name: string, score: string) =>
    `Biggest risk: ${name.charAt(0).toLowerCase()}${name.slice(1)} (${score} out of 10)`,
  howScored: 'A score is likelihood times impact, each from 1 to 5, scaled to 10.',
  grid: 'Likelihood by impact',
  likelihood: 'Likelihood',
  impact: 'Impact',
  outOfTen: 'out of 10',
  axes: 'Likelihood on the vertical axis, impact on the horizontal, each from 1 to 5',
  list: 'Risks, highest score first',
  samples: 'Common risks in this trade',
  levels: { high: 'High', medium: 'Medium', low: 'Low' },
  how: (likelihood: number, impact: number) => `Likelihood ${grade(likelihood)}, impact ${grade(impact)}.`,
  names: {
    cash: 'Running short of cash',
    margin: 'Shrinking margin',
    volatility: 'Swings in revenue',
    weekday: 'Relying on one weekday',
    advisories: 'Urgent advisories left open',
    connections: 'Losing a source of figures',
  },
  cash: (weeks: number) =>
    plural(weeks, {
      one: 'Cash will last one more week at current costs.',
      other: `Cash will last ${weeks} more weeks at current costs.`,
    }),
  margin: (recent: string, usual: string) =>
    `Margin averaged ${recent} over four weeks, against ${usual} in the quarter before.`,
  volatility: (percent: string, weeks: number) =>
    `Weekly revenue varied by ${percent} around its average over the last ${counted(weeks, 'week')}.`,
  weekday: (weekday: string, share: string) => `${weekday} brings in ${share} of an average week’s takings.`,
  advisories: (open: number) =>
    plural(open, {
      one: 'One urgent advisory is waiting for a decision.',
      other:
        open === 0
          ? 'No urgent advisories are waiting for a decision.'
          : `${open} urgent advisories are waiting for a decision.`,
    }),
  connections: (failing: number, of: number) =>
    of === 0
      ? 'Nothing is connected, so nothing can fail.'
      : failing === 0
        ? plural(of, {
            one: 'Your one integration is working.',
            other: `All ${of} integrations are working.`,
          })
        : `${failing} of ${counted(of, 'integration')} ${plural(failing, { one: 'is', other: 'are' })} not working.`,
  alerts: 'Alerts',
  compliance: 'Compliance',
  itemHead: 'Item',
  dueHead: 'Due',
  statusHead: 'Status',
})
