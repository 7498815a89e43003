/** One line: what accepted advice is expected to do or, once known, how it came out. */
import type { AdvisoryOutcome, Expectation } from '#schema/advisory/outcome'
import { useText } from '../../core/language.ts'
import { outcomeText } from '../../messages/en/outcome.ts'
import { verdictText } from '../../messages/en/verdict.ts'
import { StatusMark } from '../StatusMark.tsx'
import { verdictMeanings } from './measure-value.ts'
import classes from './OutcomeLine.module.css'
import { expectationSentence, outcomeSentence } from './outcome-text.ts'

type Props = {
  readonly expects: Expectation
  readonly outcome: AdvisoryOutcome | undefined
  /** Also names what else was on record in those weeks. */
  readonly hasFacts?: boolean
}

export const OutcomeLine = ({ expects, outcome, hasFacts = false }: Props) => {
  const text = useText(outcomeText)
  const words = useText(verdictText)
  return (
    <div className={classes.outcome}>
      <p className={classes.line}>
        {outcome ? (
          <StatusMark meaning={verdictMeanings[outcome.verdict]}>
            {words.verdicts[outcome.verdict]}
          </StatusMark>
        ) : (
          <span className={classes.word}>{words.expected}</span>
        )}{' '}
        <span>{outcome ? outcomeSentence(expects, outcome) : expectationSentence(expects)}</span>
      </p>
      {hasFacts && outcome && outcome.facts.length > 0 && (
        <p className={classes.facts}>
          {text.alsoThen}: {outcome.facts.join('; ')}.
        </p>
      )}
    </div>
  )
}
