/** What the decisions measured in money brought together, against the four weeks before each. */
import type { Advisory } from '#schema/advisory/advisory'
import type { FigureInput } from '#schema/core/advice'
import { measure as computed, direction } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { isGoodLow } from '../../measures/ratios.ts'
import { hasGain } from '../../outcomes/gain.ts'
import type { Records } from '../../records.ts'
import { unsigned } from '../written.ts'

/** What was found and what was before, the better one first where a lower figure is good. */
const pair = ({ id, expects }: Advisory): readonly FigureInput[] => {
  const fields = expects && isGoodLow(expects.measure) ? ['before', 'found'] : ['found', 'before']
  return fields.map((field) => ({ kind: 'advisory', field, id }))
}

/** The sum in one sentence; says so where nothing was measured in money. */
export const gainedLine = (records: Records, settled: readonly Advisory[]): Line | undefined => {
  const inMoney = settled.filter(hasGain)
  const sum = computed(records)({
    label: 'change a week after accepted advice, all together',
    unit: 'aud',
    formula: 'differences',
    inputs: inMoney.flatMap(pair),
  })
  if (!sum || inMoney.length === 0)
    return say`None of them was measured in money, so the records have no sum for how far ahead you are.`
  const lines = inMoney.map(({ expects }) => expects?.measure)
  const isMixed = lines.includes('revenue')
  const way = direction(sum) === 'down' ? 'worse' : 'better'
  return say`Measured in money against the four weeks before each, they come to ${unsigned(sum)} a week ${way} together. That is no proof: other things happened in those weeks${isMixed ? ', and more revenue is not all profit' : ''}.`
}
