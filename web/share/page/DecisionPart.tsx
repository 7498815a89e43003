/** A shared decision: what and why, what it is expected to do, how it came out, and what happened. */
import type { SharedDecision } from '#schema/share/share'
import { english, useText } from '../../core/language.ts'
import { measureValue, verdictMeanings } from '../../kit/figures/measure-value.ts'
import { expectationSentence, outcomeSentence } from '../../kit/figures/outcome-text.ts'
import { dayAndTime, longDay } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { outcomeText } from '../../messages/en/outcome.ts'
import { verdictText } from '../../messages/en/verdict.ts'
import { sharedPageText } from '../../messages/sharing/shared-page.ts'
import classes from './SharedPage.module.css'

type Props = { readonly decision: SharedDecision; readonly zone: string }

const Effect = ({ expects, outcome }: Pick<SharedDecision, 'expects' | 'outcome'>) => {
  const text = useText(sharedPageText)
  const words = useText(verdictText)
  const { measures } = useText(outcomeText)
  if (expects === undefined) return null
  const { measure, before, nothing } = expects
  const shown = (value: number) => measureValue(measure, value)
  return (
    <section>
      <h2>{outcome ? text.outcome : text.effect}</h2>
      {outcome && (
        <p>
          <StatusMark meaning={verdictMeanings[outcome.verdict]}>
            {words.verdicts[outcome.verdict]}
          </StatusMark>{' '}
          {outcomeSentence(expects, outcome)}
        </p>
      )}
      <p>{expectationSentence(expects)}</p>
      <p className={classes.quiet}>{text.before(measures[measure], shown(before), shown(nothing.value))}</p>
      {outcome && outcome.facts.length > 0 && (
        <p className={classes.quiet}>
          {text.also} <span lang={english}>{outcome.facts.join('; ')}.</span>
        </p>
      )}
    </section>
  )
}

export const DecisionPart = ({ decision, zone }: Props) => {
  const text = useText(sharedPageText)
  const words = useText(decisionText)
  const { title, message, state, decidedAt, due, doneAt, worth, expects, outcome, steps } = decision
  return (
    <>
      <p className={classes.quiet}>
        {[
          text.state[state],
          text.decidedOn(longDay(decidedAt, zone)),
          ...(due ? [text.dueOn(longDay(due, 'UTC'))] : []),
          ...(doneAt ? [text.doneOn(longDay(doneAt, zone))] : []),
        ].join(' · ')}
        {worth && (
          <>
            {` · ${text.worth}: `}
            <span lang={english}>{worth}</span>
          </>
        )}
      </p>
      {message !== title && (
        <section>
          <h2>{text.reason}</h2>
          <p className={classes.prose} lang={english}>
            {message}
          </p>
        </section>
      )}
      <Effect expects={expects} outcome={outcome} />
      <section>
        <h2>{text.life}</h2>
        <ol className={classes.steps}>
          {steps.map(({ kind, at, day, text: said }) => (
            <li key={`${kind} ${at}`}>
              <strong>{words.steps[kind]}</strong> <time dateTime={at}>{dayAndTime(at, zone)}</time>
              {day && words.stepDays[kind] && `, ${words.stepDays[kind]} ${longDay(day, 'UTC')}`}
              {said && said !== message && <p lang="">{said}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
