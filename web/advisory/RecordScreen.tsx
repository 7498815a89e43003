/** The track record: how often accepted advice came true, by style and by measure, and each scored piece. */
import { Link } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { scoreText } from '../messages/en/score.ts'
import { useReadScoreQuery } from './advisory.api.ts'
import classes from './RecordScreen.module.css'
import { ScoreFigures } from './ScoreFigures.tsx'
import { ScoreGroups } from './ScoreGroups.tsx'
import { SettledAdvice } from './SettledAdvice.tsx'

type Props = {
  /** Address of the events of the log. */
  readonly logAddress: string
}

const ScoreSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingRegion label={label}>
    <div className={classes.skeleton}>
      <Skeleton height="132px" />
      <Skeleton height="320px" />
    </div>
  </LoadingRegion>
)

export const RecordScreen = ({ logAddress }: Props) => {
  const text = useText(scoreText)
  const { data, error, isFetching, refetch } = useReadScoreQuery()
  const all = data?.groups.find(({ by }) => by === 'all')
  const told = (all?.hits ?? 0) + (all?.misses ?? 0)
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title={text.title}
        standfirst={
          told > 0 ? text.standfirst(String(all?.hits ?? 0), String(told)) : data && text.standfirstNone
        }
        actions={
          <Link to={logAddress} className={classes.back}>
            {text.back}
          </Link>
        }
      />
      {data === undefined ? (
        error === undefined ? (
          <ScoreSkeleton label={text.loading} />
        ) : (
          <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
        )
      ) : all === undefined || data.settled.length === 0 ? (
        <EmptyState
          sentence={`${text.none} ${text.noneHint}`}
          action={<ButtonLink to="/nudges">{text.toAdvisories}</ButtonLink>}
        />
      ) : (
        <>
          <ScoreFigures all={all} open={data.open} />
          <SettledAdvice settled={data.settled} />
          <ScoreGroups groups={data.groups} by="style" />
          <ScoreGroups groups={data.groups} by="measure" />
        </>
      )}
    </div>
  )
}
