/** Beside a brief: quick actions, confidence, sources and author. */
import type { ReactNode } from 'react'
import type { Brief } from '#schema/brief/brief'
import { english, useText } from '../core/language.ts'
import { RecordLink } from '../kit/figures/RecordLink.tsx'
import { adviceText } from '../messages/en/advice.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefAside.module.css'
import { BriefFacts } from './BriefFacts.tsx'
import { confidenceFacts, factsOf } from './brief-facts.ts'

type Props = {
  readonly brief: Brief
  readonly actions: ReactNode
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const BriefAside = ({ brief, actions, zone }: Props) => {
  const text = useText(briefText)
  const words = useText(adviceText)
  const { passages, confidence } = brief.basis
  return (
    <div className={classes.aside}>
      <section className={classes.part} aria-label={text.act}>
        <h2 className={classes.header}>{text.act}</h2>
        {actions}
      </section>
      <section className={classes.part} aria-label={text.confidenceTitle}>
        <h2 className={classes.header}>{text.confidenceTitle}</h2>
        <BriefFacts facts={confidenceFacts(brief)} />
        <p className={classes.reason} lang={english}>
          {confidence.because}
        </p>
      </section>
      {passages.length > 0 && (
        <section className={classes.part} aria-label={text.passages}>
          <h2 className={classes.header}>{text.passages}</h2>
          <ul>
            {passages.map((passage) => (
              <li key={passage.id} className={classes.passage}>
                <p className={classes.kind}>{words.kinds[passage.kind]}</p>
                <p className={classes.passageTitle} lang={english}>
                  <RecordLink of={passage}>{passage.title}</RecordLink>
                </p>
                <p lang={english}>{passage.excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.part} aria-label={text.about}>
        <h2 className={classes.header}>{text.about}</h2>
        <BriefFacts facts={factsOf(brief, zone)} />
      </section>
    </div>
  )
}
