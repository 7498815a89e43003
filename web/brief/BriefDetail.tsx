/** The brief named by the address, even when it is not in the list. */

import { type ReactNode, type RefObject, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Brief, BriefId } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { briefText } from '../messages/en/brief.ts'
import { BriefSkeleton } from './BriefSkeleton.tsx'
import { useGetBriefQuery } from './brief.api.ts'

// Not needed by the list, which most visits start with.
const BriefArticle = lazyPart(async () => (await import('./BriefArticle.tsx')).BriefArticle)

type Props = {
  readonly briefId: BriefId
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
  /** The same brief from the list, if it is there. */
  readonly listed: Brief | undefined
  /** The list is loading and may contain it. */
  readonly isListPending: boolean
  readonly backSearch: string
  readonly takesFocus: RefObject<boolean>
  readonly actions: ReactNode
  readonly renderHours?: ((moment: string, isLeading: boolean) => ReactNode) | undefined
  readonly onAsk?: ((brief: Brief) => void) | undefined
  readonly renderShare?: ((briefId: string) => ReactNode) | undefined
}

export const BriefDetail = (props: Props) => {
  const { briefId, listed, isListPending, backSearch, renderHours, renderShare, onAsk, ...rest } = props
  const text = useText(briefText)
  const zone = useTimeZone()
  const query = useGetBriefQuery({ briefId }, { skip: listed !== undefined || isListPending })
  const brief = listed ?? query.currentData
  if (brief)
    return (
      <Suspense fallback={<BriefSkeleton />}>
        <BriefArticle
          key={brief.id}
          {...rest}
          brief={brief}
          backSearch={backSearch}
          hours={renderHours?.(brief.createdAt, brief.chart === undefined)}
          share={renderShare?.(brief.id)}
          onAsk={onAsk && (() => onAsk(brief))}
          zone={zone}
        />
      </Suspense>
    )
  const { error } = query
  if (!error) return <BriefSkeleton />
  const isMissing = 'status' in error && error.status === 404
  return (
    <>
      <ScreenHeader title={text.title} />
      {isMissing ? (
        <EmptyState sentence={text.missing} action={<Link to={{ search: backSearch }}>{text.all}</Link>} />
      ) : (
        <ProblemNote
          what={text.briefNotLoaded}
          error={error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
    </>
  )
}
