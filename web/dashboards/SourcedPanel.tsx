/**
 * A panel for the result of a query: a placeholder while it or its code loads, and a sentence when it is empty or
 * failed.
 */
import type { SerializedError } from '@reduxjs/toolkit'
import { type ReactNode, Suspense } from 'react'
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { IfAllowed } from '../kit/controls/IfAllowed.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Panel } from '../kit/Panel.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'
import classes from './SourcedPanel.module.css'

type Props<Answer> = {
  /** Heading until the panel's own title is known. */
  readonly name: string
  readonly source: {
    readonly data?: Answer | undefined
    readonly error?: CallError | SerializedError | undefined
    readonly isFetching: boolean
    readonly refetch: () => void
  }
  /** Sentence for a failure; without it, another panel reports the same failure and offers to retry. */
  readonly problem?: string
  /** When true for the answer, `emptySentence` is shown instead. */
  readonly isEmpty: (answer: Answer) => boolean
  readonly emptySentence: string
  readonly children: (answer: Answer) => ReactNode
}

export const SourcedPanel = <Answer,>({
  name,
  source: { data, error, isFetching, refetch },
  problem,
  isEmpty,
  emptySentence,
  children,
}: Props<Answer>) => {
  const text = useText(dashboardsText)
  const skeleton = (
    <LoadingRegion label={text.loading(name)}>
      <div className={classes.block} />
    </LoadingRegion>
  )
  if (data !== undefined && !isEmpty(data)) {
    const fallback = (
      <Panel title={name} isFilling>
        {skeleton}
      </Panel>
    )
    return <Suspense fallback={fallback}>{children(data)}</Suspense>
  }
  return (
    <Panel title={name} isFilling>
      {data !== undefined ? (
        <EmptyState
          sentence={emptySentence}
          action={
            <IfAllowed call={connectionEndpoints.createConnection}>
              <ButtonLink to="/connections">{text.connect}</ButtonLink>
            </IfAllowed>
          }
        />
      ) : error === undefined ? (
        skeleton
      ) : problem === undefined ? (
        <p className={classes.quiet}>{text.needsFigures}</p>
      ) : (
        <ProblemNote what={problem} error={error} onRetry={refetch} isRetrying={isFetching} />
      )}
    </Panel>
  )
}
