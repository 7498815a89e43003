/** The parts of a digest in order: finding, charts, decision, due list, forecast, outcome, missing data. */
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { BriefChart } from '#schema/brief/brief'
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import type { Digest, DigestOutcome } from '#schema/digest/digest'
import { importEndpoints } from '#schema/import/import.endpoints'
import { english, useText } from '../core/language.ts'
import { IfAllowed } from '../kit/controls/IfAllowed.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { FigureText } from '../kit/figures/FigureText.tsx'
import type { Part } from '../kit/figures/marked-figures.ts'
import { Receipts } from '../kit/figures/Receipts.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { digestText } from '../messages/en/digest.ts'
import { DigestDecisionPart } from './DigestDecisionPart.tsx'
import { DigestDueList } from './DigestDueList.tsx'
import { DigestPart } from './DigestPart.tsx'
import classes from './DigestScreen.module.css'
import { digestParts } from './digest-parts.ts'

type Props = {
  readonly digest: Digest
  readonly renderChart: (chart: BriefChart) => ReactNode
  readonly renderOutcome: (outcome: DigestOutcome) => ReactNode
  readonly canDecide: boolean
}

export const DigestArticle = ({ digest, renderChart, renderOutcome, canDecide }: Props) => {
  const text = useText(digestText)
  const receiptsId = useId()
  const [open, setOpen] = useState<number | null>(null)
  const { of, figures } = useMemo(() => digestParts(digest), [digest])
  const onOpen = (receipt: number) => {
    flushSync(() => setOpen(receipt))
    document.getElementById(`${receiptsId}-${receipt}`)?.focus()
  }
  const said = (lines: readonly (readonly Part[])[], className: string | undefined) =>
    lines.map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a digest never change order
      <p key={index} className={className}>
        <FigureText parts={parts} onOpen={onOpen} />
      </p>
    ))
  const { charts, decision, due, forecast, ahead, outcome, missing, notices } = digest
  return (
    <div className={classes.article}>
      {of.lead.length > 0 && <div className={classes.lead}>{said(of.lead, undefined)}</div>}
      {charts.map((chart) => (
        <Suspense key={chart.measure} fallback={<Skeleton height="380px" />}>
          {renderChart(chart)}
        </Suspense>
      ))}
      {decision && (
        <DigestDecisionPart decision={decision} canDecide={canDecide}>
          {said(of.decision, classes.note)}
        </DigestDecisionPart>
      )}
      {due.length > 0 && <DigestDueList due={due} />}
      {of.watched.length > 0 && (
        <DigestPart title={text.watched}>
          {said(of.watched, undefined)}
          <p>
            <Link to="/alerts">{text.changeWatched}</Link>
          </p>
        </DigestPart>
      )}
      {notices && (
        <DigestPart
          title={text.notices}
          mark={
            notices.some(({ isUrgent }) => isUrgent) && (
              <StatusMark meaning="attention">{text.urgent}</StatusMark>
            )
          }
        >
          {said(of.notices, undefined)}
          <p>
            <Link to="/alerts">{text.openAlerts}</Link>
          </p>
        </DigestPart>
      )}
      {forecast && (
        <DigestPart
          title={text.forecast}
          mark={
            <StatusMark meaning={forecast.verdict === 'hit' ? 'good' : 'attention'}>
              {text.verdicts[forecast.verdict]}
            </StatusMark>
          }
        >
          {said(of.forecast, undefined)}
        </DigestPart>
      )}
      {ahead && <DigestPart title={text.ahead}>{said(of.ahead, undefined)}</DigestPart>}
      {outcome && (
        <DigestPart title={text.outcome}>
          <p className={classes.name} lang={english}>
            {outcome.advisory.title}
          </p>
          {said(of.outcome, undefined)}
          {renderOutcome(outcome)}
        </DigestPart>
      )}
      {missing.length > 0 && (
        <DigestPart title={text.missing} mark={<StatusMark meaning="attention">{text.stale}</StatusMark>}>
          {missing.map(({ text: what, path }) => (
            <p key={what}>
              <span lang={english}>{what}</span>{' '}
              <IfAllowed
                call={path === '/imports' ? importEndpoints.sendImport : connectionEndpoints.listConnections}
              >
                <Link to={path}>{text.bring[path]}</Link>
              </IfAllowed>
            </p>
          ))}
        </DigestPart>
      )}
      {figures.length > 0 && (
        <DigestPart title={text.receipts}>
          <Receipts figures={figures} id={receiptsId} open={open} onOpen={setOpen} initialCount={5} />
        </DigestPart>
      )}
    </div>
  )
}
