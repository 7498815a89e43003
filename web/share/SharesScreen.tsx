/** All links for people outside, in one place: what each shows, until when, and who may still revoke it. */
import { Link } from 'react-router-dom'
import { maxPageSize } from '#schema/core/page'
import { useText } from '../core/language.ts'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { shareText } from '../messages/sharing/share.ts'
import { LinkTable } from './LinkTable.tsx'
import classes from './Share.module.css'
import { useListSharesQuery } from './share.api.ts'

export const SharesScreen = () => {
  const text = useText(shareText)
  const { data, error, isFetching, refetch } = useListSharesQuery({ limit: maxPageSize })
  const open = data?.shares.filter(({ state }) => state === 'open').length ?? 0
  return (
    <div className={classes.screen}>
      <ScreenHeader title={text.screen} standfirst={data && text.standfirst(open)} />
      {data ? (
        data.shares.length === 0 ? (
          <EmptyState sentence={text.none} action={<Link to="/briefs">{text.toBriefs}</Link>} />
        ) : (
          <>
            <LinkTable shares={data.shares} />
            {data.shares.length === maxPageSize && (
              <p className={classes.quiet}>{text.newest(maxPageSize)}</p>
            )}
          </>
        )
      ) : error ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingRegion label={text.loading}>
          <Skeleton width="100%" height="220px" />
        </LoadingRegion>
      )}
    </div>
  )
}
