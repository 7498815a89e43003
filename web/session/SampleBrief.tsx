/** A sample decision brief, styled as in the application. */
import CircleCheck from 'lucide-react/icons/circle-check'
import { Fragment } from 'react'
import { useText } from '../core/language.ts'
import { SampleTag } from '../kit/SampleTag.tsx'
import { loginText } from '../messages/entry/login.ts'
import classes from './SampleBrief.module.css'

export const SampleBrief = () => {
  const { kind, title, prose, figures, receipts, verified } = useText(loginText).brief
  return (
    <article className={classes.brief}>
      <p className={classes.kind}>
        {kind} <SampleTag />
      </p>
      <h2>{title}</h2>
      <p className={classes.prose}>
        {prose.split(/\{\d\}/).map((text, index) => (
          <Fragment key={text}>
            {text}
            {figures[index] && (
              <span className={classes.figure}>
                {figures[index]}
                <sup>{index + 1}</sup>
              </span>
            )}
          </Fragment>
        ))}
      </p>
      <ol className={classes.receipts}>
        {receipts.map(({ name, source }, index) => (
          <li key={name}>
            <span className={classes.number}>{index + 1}</span>
            <span>
              {name}
              <span className={classes.source}>{source}</span>
            </span>
            <span className={classes.verified}>
              <CircleCheck size={14} />
              {verified}
            </span>
          </li>
        ))}
      </ol>
    </article>
  )
}
