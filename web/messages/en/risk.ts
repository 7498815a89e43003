/** What Risk says; its sample content stands in `risk.samples.ts` and `alerts.samples.ts`. */
import { area, counted, plural } from '../../core/language.ts'

const grade = (value: number): string => `${value}\u00a0of\u00a05`

export const riskText = area('risk', {
  title: 'Risk',
  standfirst:
    'What could go wrong and how likely it is. Scores are worked out from your records where they can be.',
  matrix: 'Risk matrix',
  notLoaded: 'The risk scores could not be worked out: some of your records could not be loaded.',
  matrixTitle: (name: string, score: string) => `${name} weighs most, with ${score} of 10`,
  howScored: 'A score is likelihood times impact, each from 1 to 5, brought to 10.',
  grid: 'Likelihood by impact',
  likelihood: 'Likelihood',
  impact: 'Impact',
  ofTen: 'of 10',
  axes: 'Likelihood upwards, impact to the right, each from 1 to 5',
  list: 'Risks, highest score first',
  samples: 'Often a risk in this trade',
  levels: { high: 'High', medium: 'Medium', low: 'Low' },
  how: (likelihood: number, impact: number) => `Likelihood ${grade(likelihood)}, impact ${grade(impact)}.`,
  names: {
    cash: 'Cash runs short',
    margin: 'Margin erodes',
    volatility: 'Revenue swings',
    weekday: 'One weekday carries the week',
    advisories: 'Urgent advice waits',
    connections: 'A source of figures fails',
  },
  cash: (weeks: number) =>
    plural(weeks, {
      one: 'Cash lasts one more week at present costs.',
      other: `Cash lasts ${weeks} more weeks at present costs.`,
    }),
  margin: (recent: string, usual: string) =>
    `Margin averaged ${recent} over four weeks, against ${usual} in the quarter before.`,
  volatility: (percent: string, weeks: number) =>
    `Weekly revenue strayed by ${percent} from its average over the last ${counted(weeks, 'week')}.`,
  weekday: (weekday: string, share: string) => `${weekday} brings ${share} of an average week’s takings.`,
  advisories: (open: number) =>
    plural(open, {
      one: 'One urgent advisory waits for a decision.',
      other:
        open === 0
          ? 'No urgent advisory waits for a decision.'
          : `${open} urgent advisories wait for a decision.`,
    }),
  connections: (failing: number, of: number) =>
    of === 0
      ? 'Nothing is connected, so nothing can fail.'
      : failing === 0
        ? plural(of, { one: 'The one integration works.', other: `All ${of} integrations work.` })
        : `${failing} of ${counted(of, 'integration')} ${plural(failing, { one: 'does', other: 'do' })} not work.`,
  alerts: 'Alerts',
  compliance: 'Compliance',
  itemHead: 'Item',
  dueHead: 'Due',
  statusHead: 'Status',
})
