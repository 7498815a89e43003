/** The outcome of advice in a row of the log: the verdict or the expectation, with values. Days have no time zone. */
import type { AdvisoryOutcome, Expectation } from '#schema/advisory/outcome'
import { useText } from '../core/language.ts'
import { measureValue, verdictMeanings } from '../kit/figures/measure-value.ts'
import { shortDay } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { verdictText } from '../messages/en/verdict.ts'
import classes from './OutcomeNote.module.css'

type Props = { readonly expects: Expectation; readonly outcome: AdvisoryOutcome | undefined }

export const OutcomeNote = ({ expects: { measure, value, to }, outcome }: Props) => {
  const text = useText(verdictText)
  const expected = measureValue(measure, value)
  if (outcome === undefined)
    return (
      <span className={classes.note}>
        {text.expected}: {text.average(expected, shortDay(to, 'UTC'))}
      </span>
    )
  return (
    <span className={classes.note}>
      <StatusMark meaning={verdictMeanings[outcome.verdict]}>{text.verdicts[outcome.verdict]}</StatusMark>{' '}
      {outcome.found === undefined
        ? text.notFound
        : text.found(measureValue(measure, outcome.found), expected)}
    </span>
  )
}
