/** Evidence behind a brief: receipts, quick actions, confidence and author. */
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import type { Brief } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { Receipts } from '../kit/figures/Receipts.tsx'
import { RecordLink } from '../kit/figures/RecordLink.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { adviceText } from '../messages/en/advice.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefAside.module.css'
import { BriefFacts } from './BriefFacts.tsx'
import { confidenceFacts, factsOf } from './brief-facts.ts'

type Props = {
  readonly brief: Brief
  /** Id prefix of the receipts, the open one, and how to open one. */
  readonly receipts: {
    readonly id: string
    readonly open: number | null
    readonly onOpen: (receipt: number | null) => void
  }
  readonly actions: ReactNode
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const BriefAside = ({ brief, receipts, actions, zone }: Props) => {
  const text = useText(briefText)
  const words = useText(adviceText)
  const { figures, passages, unverified, confidence } = brief.basis
  return (
    <div className={classes.aside}>
      {figures.length + unverified.length > 0 && (
        <section className={classes.part} aria-label={words.receipts}>
          <h2 className={classes.header}>{words.receipts}</h2>
          {figures.length > 0 && <Receipts figures={figures} initialCount={5} {...receipts} />}
          {unverified.length === 0 ? (
            <p className={classes.verified}>
              <CircleCheck size={14} aria-hidden="true" />
              {words.allHaveReceipts}
            </p>
          ) : (
            <div className={classes.unverified}>
              <StatusMark meaning="attention">{words.withoutReceipt(unverified.join(', '))}</StatusMark>
            </div>
          )}
        </section>
      )}
      <section className={classes.part} aria-label={text.act}>
        <h2 className={classes.header}>{text.act}</h2>
        {actions}
      </section>
      <section className={classes.part} aria-label={text.confidenceTitle}>
        <h2 className={classes.header}>{text.confidenceTitle}</h2>
        <BriefFacts facts={confidenceFacts(brief)} />
        <p className={classes.reason}>{confidence.because}</p>
      </section>
      {passages.length > 0 && (
        <section className={classes.part} aria-label={text.passages}>
          <h2 className={classes.header}>{text.passages}</h2>
          <ul>
            {passages.map((passage) => (
              <li key={passage.id} className={classes.passage}>
                <p className={classes.kind}>{words.kinds[passage.kind]}</p>
                <p className={classes.passageTitle}>
                  <RecordLink of={passage}>{passage.title}</RecordLink>
                </p>
                <p>{passage.excerpt}</p>
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
