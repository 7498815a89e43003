/** Figures of the latest week in one frame, separated by lines; placeholders of the same size while loading. */
import { type ReactNode, Suspense } from 'react'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { Panel } from '../kit/Panel.tsx'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'
import { KpiCard } from './KpiCard.tsx'
import classes from './KpiPanel.module.css'
import { latestWeek } from './kpi-figures.ts'

type Props = {
  /** Oldest first; undefined while loading. */
  readonly records: readonly KpiRecord[] | undefined
  /** Figures in display order. */
  readonly names: readonly FigureName[]
  /** In place of the cards, once the figures are known. */
  readonly cells?: ((records: readonly KpiRecord[]) => ReactNode) | undefined
  /** A line below the cards. */
  readonly foot?: ReactNode
  /** Shows the week as a title above the frame, like panels beside it. */
  readonly isTitled?: boolean
}

const CardsSkeleton = ({ names }: { readonly names: readonly FigureName[] }) => (
  <div className={classes.cards} data-count={names.length}>
    {names.map((name) => (
      <div key={name} className={classes.loading}>
        <Skeleton width="96px" />
        <Skeleton width="144px" height="40px" />
        <Skeleton width="168px" />
        <span className={classes.loadingHistory}>
          <Skeleton height="58px" />
        </span>
      </div>
    ))}
  </div>
)

export const KpiPanel = ({ records, names, cells, foot, isTitled = false }: Props) => {
  const text = useText(kpiText)
  const week = latestWeek(records ?? [])
  // Names the week, because the latest complete week is not the current one.
  const label = week === undefined ? text.weeklyFigures : text.figuresOf(week)
  return (
    <Panel {...(isTitled ? { title: label } : { label })} isLeading isFlush isFilling>
      <div className={classes.frame} aria-busy={records === undefined}>
        {records === undefined ? (
          <CardsSkeleton names={names} />
        ) : week === undefined ? (
          <div className={classes.empty}>
            <EmptyState sentence={text.none} />
          </div>
        ) : (
          <>
            {cells ? (
              <Suspense fallback={<CardsSkeleton names={names} />}>{cells(records)}</Suspense>
            ) : (
              <dl className={classes.cards} data-count={names.length}>
                {names.map((name) => (
                  <KpiCard key={name} name={name} records={records} />
                ))}
              </dl>
            )}
            {foot && <div className={classes.footer}>{foot}</div>}
          </>
        )}
      </div>
    </Panel>
  )
}
