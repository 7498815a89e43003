/** Passages from the workspace's own texts that advice was given; renders nothing without any. */
import type { Passage } from '#schema/core/advice'
import { english, useText } from '../../core/language.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import classes from './Passages.module.css'

type Props = { readonly passages: readonly Passage[] }

export const Passages = ({ passages }: Props) => {
  const text = useText(decisionLogText)
  if (passages.length === 0) return null
  return (
    <>
      <h4 className={classes.heading}>{text.passages}</h4>
      <ul className={classes.passages}>
        {passages.map(({ id, title, excerpt }) => (
          <li key={id}>
            <p className={classes.title} lang={english}>
              {title}
            </p>
            <blockquote className={classes.excerpt} lang={english}>
              {excerpt}
            </blockquote>
          </li>
        ))}
      </ul>
    </>
  )
}
