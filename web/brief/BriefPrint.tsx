/** The printed brief with every receipt open: mounted only while printing, when it replaces everything else. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Brief } from '#schema/brief/brief'
import { english, useText } from '../core/language.ts'
import { confidenceLabel } from '../kit/figures/confidence-label.ts'
import { formulaText } from '../kit/figures/formula-text.ts'
import { markFigures } from '../kit/figures/marked-figures.ts'
import { capitalised, sourceText } from '../kit/figures/source-text.ts'
import { longDay } from '../kit/formats.ts'
import { adviceText } from '../messages/en/advice.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefPrint.module.css'
import { briefApi } from './brief.api.ts'
import { confidenceFacts, factsOf } from './brief-facts.ts'
import { useCopiesCharts } from './use-copies-charts.ts'
import { WorkingOfFigure } from './WorkingOfFigure.tsx'

type Props = {
  readonly brief: Brief
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
  /** Charts on the screen to copy; some may be missing. */
  readonly charts: readonly RefObject<HTMLElement | null>[]
}

const Paper = ({ brief, businessName, zone, charts }: Props) => {
  const container = useRef<HTMLDivElement>(null)
  // Clones the charts, because new ones would not be drawn in time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the paper is laid out
  useLayoutEffect(() => {
    const copies = charts.flatMap(({ current }) => current?.cloneNode(true) ?? [])
    container.current?.replaceChildren(...copies)
  }, [])
  const text = useText(briefText)
  const words = useText(adviceText)
  const { data: working } = briefApi.endpoints.getBriefWorking.useQueryState({ briefId: brief.id })
  const { title, what, why, soWhat, basis, category, createdAt, confidence } = brief
  const [, ...prose] = markFigures([title, what, why, soWhat], basis.figures)
  const label = text.confidences[confidenceLabel(confidence)]
  return (
    <article className={classes.paper} data-paper lang={english}>
      <p className={classes.meta}>
        {businessName && `${businessName} · `}
        {category} · {longDay(createdAt, zone)} · {text.confidence(confidence, label)}
      </p>
      <h1 className={classes.title}>{title}</h1>
      {[text.what, text.why, text.soWhat].map((name, index) => (
        <section key={name}>
          <h2>{name}</h2>
          <p className={classes.prose}>
            {prose[index]?.map(({ text: part, receipt }, at) =>
              receipt === undefined ? (
                part
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
                <span key={at} className={classes.figure}>
                  {part}
                  <sup>{receipt}</sup>
                </span>
              ),
            )}
          </p>
        </section>
      ))}
      <div ref={container} className={classes.charts} />
      <h2>{working ? text.working : words.receipts}</h2>
      {working?.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's number is its position
        <WorkingOfFigure key={index} working={one} receipt={index + 1} />
      ))}
      {working && <h2>{words.receipts}</h2>}
      <ol className={classes.receipts}>
        {basis.figures.map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's number is its position
          <li key={index}>
            {capitalised(figure.label)}: <strong>{figure.shown}</strong>. {capitalised(formulaText(figure))}.{' '}
            {figure.inputs.map(sourceText).join('; ')}.
          </li>
        ))}
      </ol>
      {basis.unverified.length > 0 && <p>{words.withoutReceipt(basis.unverified.join(', '))}</p>}
      {basis.passages.length > 0 && <h2>{text.passages}</h2>}
      {basis.passages.map((passage) => (
        <p key={passage.id}>
          <strong>{passage.title}</strong>: {passage.excerpt}
        </p>
      ))}
      <h2>{text.about}</h2>
      <p>{basis.confidence.because}</p>
      <dl>
        {[...confidenceFacts(brief), ...factsOf(brief, zone)].map(({ name, value }) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.footer}>{text.printed}</p>
    </article>
  )
}

export const BriefPrint = (props: Props) =>
  useCopiesCharts() ? createPortal(<Paper {...props} />, document.body) : null
