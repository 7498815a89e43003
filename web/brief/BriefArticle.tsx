/** A complete brief: text with receipts, chart, working, opening hours of its day, and facts about it. */
import { Button } from '@blueprintjs/core'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { Brief } from '#schema/brief/brief'
import { english, useText } from '../core/language.ts'
import { DecideButton } from '../kit/controls/DecideButton.tsx'
import { proposalOf } from '../kit/controls/proposal.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { longDay, time } from '../kit/formats.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefArticle.module.css'
import { BriefAside } from './BriefAside.tsx'
import { BriefProse } from './BriefProse.tsx'
import { BriefReceipts } from './BriefReceipts.tsx'
import { useLazyGetBriefWorkingQuery } from './brief.api.ts'
import { ConfidenceMark } from './ConfidenceMark.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { ReplayButton } from './replay/ReplayButton.tsx'
import { ShareButton } from './ShareButton.tsx'

// ECharts is far larger than the text, so the text shows first.
const BriefChartPanel = lazyPart(async () => (await import('./BriefChartPanel.tsx')).BriefChartPanel)
const BriefWorking = lazyPart(async () => (await import('./BriefWorking.tsx')).BriefWorking)
// Needed only for printing.
const BriefPrint = lazyPart(async () => (await import('./BriefPrint.tsx')).BriefPrint)

type Props = {
  readonly brief: Brief
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
  /** Query of the list's address. */
  readonly backSearch: string
  /** True if the title takes the focus when the brief appears. */
  readonly takesFocus: RefObject<boolean>
  readonly actions: ReactNode
  /** Chart of opening hours up to the time of the brief. */
  readonly hours?: ReactNode
  /** The button that shares it with people outside. */
  readonly share?: ReactNode
  /** Opens the chat about it; undefined without a chat. */
  readonly onAsk?: (() => void) | undefined
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const BriefArticle = (props: Props) => {
  const { brief, businessName, backSearch, takesFocus, actions, hours, share, onAsk, zone } = props
  const text = useText(briefText)
  const [titleId, receiptsId, workingId] = [useId(), useId(), useId()]
  const title = useRef<HTMLHeadingElement>(null)
  const [receipt, setReceipt] = useState<number | null>(null)
  const [loadWorking] = useLazyGetBriefWorkingQuery()
  const [isWorkingShown, setIsWorkingShown] = useState(false)
  useEffect(() => {
    if (takesFocus.current) title.current?.focus({ preventScroll: true })
    takesFocus.current = false
  }, [takesFocus])
  const [measure, chart] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const hasFigures = brief.basis.figures.length > 0
  const openReceipt = (next: number) => {
    flushSync(() => setReceipt(next))
    document.getElementById(`${receiptsId}-${next}`)?.focus()
  }
  return (
    <article className={classes.article} aria-labelledby={titleId}>
      <div className={classes.bar}>
        <Link to={{ search: backSearch }} className={classes.back}>
          <ArrowLeft size={16} aria-hidden="true" />
          {text.all}
        </Link>
        <div className={classes.tools}>
          <ReplayButton briefId={brief.id} zone={zone} />
          <ExportMenu
            brief={brief}
            zone={zone}
            beforePrint={() => loadWorking({ briefId: brief.id }, true).unwrap()}
          />
          <ShareButton title={brief.title} briefId={brief.id} />
          {share}
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.text}>
          <p className={classes.meta}>
            <span lang={english}>{brief.category}</span>
            <time dateTime={brief.createdAt}>
              {longDay(brief.createdAt, zone)}, {time(brief.createdAt, zone)}
            </time>
            <ConfidenceMark percent={brief.confidence} />
          </p>
          <h1 ref={title} id={titleId} tabIndex={-1} className={classes.title} lang={english}>
            {brief.title}
          </h1>
          <BriefProse brief={brief} onOpen={openReceipt} />
        </div>
        <BriefReceipts brief={brief} receipts={{ id: receiptsId, open: receipt, onOpen: setReceipt }} />
      </div>
      {brief.chart && (
        <div ref={measure} className={classes.measure}>
          <Suspense fallback={<Skeleton height="380px" />}>
            <BriefChartPanel chart={brief.chart} />
          </Suspense>
        </div>
      )}
      <div className={classes.acts}>
        <DecideButton intent="primary" proposal={proposalOf(brief.soWhat, { kind: 'brief', id: brief.id })} />
        {onAsk && (
          <Button icon={<MessageCircle size={16} aria-hidden="true" />} text={text.ask} onClick={onAsk} />
        )}
        {hasFigures && (
          <Button
            className={classes.toggle}
            variant="minimal"
            icon={isWorkingShown ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
            text={isWorkingShown ? text.hideWorking : text.showWorking}
            aria-expanded={isWorkingShown}
            aria-controls={workingId}
            onClick={() => setIsWorkingShown(!isWorkingShown)}
          />
        )}
      </div>
      {hasFigures && (
        <section
          id={workingId}
          className={classes.working}
          aria-label={text.working}
          hidden={!isWorkingShown}
        >
          {isWorkingShown && (
            <Suspense fallback={<Skeleton height="320px" />}>
              <BriefWorking briefId={brief.id} />
            </Suspense>
          )}
        </section>
      )}
      <div className={classes.columns}>
        <div ref={chart} className={classes.hours}>
          {hours}
        </div>
        <BriefAside brief={brief} actions={actions} zone={zone} />
      </div>
      <Suspense fallback={null}>
        <BriefPrint brief={brief} businessName={businessName} zone={zone} charts={[measure, chart]} />
      </Suspense>
    </article>
  )
}
