/** Lines about an accepted advisory's outcome: expectation, result, and other events at the time. */
import type { Advisory } from '#schema/advisory/advisory'
import type { Figure } from '#schema/core/advice'
import { today } from '../../calendar.ts'
import { measure as computed } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { weeklyMean } from '../../outcomes/weekly-mean.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { spanText } from '../period-text.ts'
import { type Ask, subjectFor } from '../written.ts'

/** Maximum number of other events beside an outcome. */
const maxAlso = 2

/** A field of an advisory's expectation or outcome, as a figure. */
const fieldOf = (
  records: Records,
  { id, expects }: Advisory,
  field: string,
  label: string,
): Figure | undefined =>
  expects &&
  computed(records)({
    label,
    unit: measureNamed(expects.measure).unit,
    formula: 'value',
    inputs: [{ kind: 'advisory', field, id }],
  })

const isMoney = ({ expects }: Advisory): boolean =>
  expects !== undefined && measureNamed(expects.measure).unit === 'aud'

/** Result of an expectation, as the start of a sentence. */
export const verdictWords = {
  hit: 'It came true',
  missed: 'It missed',
  'cannot-tell': 'I can’t tell',
} as const

/** "Revenue averaged $14,805 a week from 6 July to 2 August, against $17,764 expected and $16,564 before." */
export const comparedLine = (ask: Ask, advisory: Advisory): Line | undefined => {
  const { records } = ask.context
  const { expects, outcome } = advisory
  if (expects === undefined) return undefined
  const { text } = subjectFor(ask, expects.measure)
  const aWeek = isMoney(advisory) ? ' a week' : ''
  const { when } = spanText({ from: expects.from, to: expects.to }, today(records.now))
  const expected = fieldOf(records, advisory, 'expected', `${capital(text)} expected`)
  const before = fieldOf(records, advisory, 'before', `${capital(text)} in the four weeks before`)
  if (outcome?.found === undefined)
    return say`${capital(text)} was expected to average ${expected}${aWeek} ${when}; it was ${before} before.`
  const measured = weeklyMean(ask.context, expects.measure, expects)
  const isSame = measured && Math.abs(measured.value - outcome.found) < 0.01
  const found = isSame ? measured : fieldOf(records, advisory, 'found', `${capital(text)} found`)
  return say`${capital(text)} averaged ${found}${aWeek} ${when}, against ${expected} expected and ${before} in the four weeks before.`
}

/** Reason why an outcome cannot be determined. */
export const becauseLine = ({ outcome }: Advisory): Line | undefined => {
  if (outcome?.because === 'usual-swing') return say`That is within the usual swing, so it may be chance.`
  if (outcome?.because === 'taken-back')
    return say`The figures it was measured against were taken back with their file.`
  return outcome?.because === 'not-on-record' ? say`The figures of those weeks are not on record.` : undefined
}

/** Other events in the weeks of the outcome. */
export const alsoLine = ({ outcome }: Advisory): Line | undefined => {
  const also = (outcome?.facts ?? [])
    // What was turned down has changed nothing.
    .filter((fact) => !fact.startsWith('Dismissed: '))
    .slice(0, maxAlso)
    .flatMap((fact) => quoted(fact.replace(/^Accepted: /, '')) ?? [])
  return also.length === 0 ? undefined : say`On record for the same weeks: ${also.join(' and ')}.`
}
