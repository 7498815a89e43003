/** Details of an event: changes, evidence behind advice, causes and consequences. */
import type { AuditEntry } from '#schema/decision-log/decision-log'
import type { AuditDetail } from '#schema/decision-log/log-detail'
import { useText } from '../../core/language.ts'
import { LoadingRegion } from '../../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import { AdviceBasis } from './AdviceBasis.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { CutOffBasis } from './CutOffBasis.tsx'
import classes from './EventDetail.module.css'
import { EventLinks } from './EventLinks.tsx'
import { basisIn, cutOffBasisIn } from './entry-basis.ts'

/** State of the query for the details. */
export type DetailState = {
  readonly currentData?: AuditDetail | undefined
  readonly error?: object | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

type Props = {
  readonly entry: AuditEntry
  readonly detail: DetailState
  readonly onFollow: (position: number) => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

const blocks = [1, 2, 3]

export const EventDetail = ({ entry, detail, onFollow, zone }: Props) => {
  const text = useText(decisionLogText)
  const { currentData, error, isFetching, refetch } = detail
  const basis = basisIn(entry.data)
  const begun = cutOffBasisIn(entry.data)
  return (
    <>
      {basis && <AdviceBasis basis={basis} />}
      {begun && <CutOffBasis begun={begun} />}
      {currentData ? (
        <>
          <h3 className={classes.part}>{text.changed}</h3>
          <ChangeTable changes={currentData.changes} isFirst={currentData.isFirst} zone={zone} />
          <h3 className={classes.part}>{text.causes}</h3>
          <EventLinks links={currentData.causes} none={text.noCauses} onFollow={onFollow} zone={zone} />
          <h3 className={classes.part}>{text.effects}</h3>
          <EventLinks links={currentData.effects} none={text.noEffects} onFollow={onFollow} zone={zone} />
        </>
      ) : error ? (
        <ProblemNote
          what={text.detailNotLoaded}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRegion label={text.loadingDetail}>
          {blocks.map((block) => (
            <div key={block} className={classes.loading}>
              <Skeleton width="160px" />
              <Skeleton height="36px" />
            </div>
          ))}
        </LoadingRegion>
      )}
    </>
  )
}
