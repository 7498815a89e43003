/** How every figure of a brief was worked out. */
import type { BriefId } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefWorking.module.css'
import { useGetBriefWorkingQuery } from './brief.api.ts'
import { WorkingOfFigure } from './WorkingOfFigure.tsx'

type Props = { readonly briefId: BriefId }

export const BriefWorking = ({ briefId }: Props) => {
  const text = useText(briefText)
  const { data, error, isFetching, refetch } = useGetBriefWorkingQuery({ briefId })
  if (data)
    return (
      <div className={classes.figures}>
        {data.map((working, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's number is its position
          <WorkingOfFigure key={index} working={working} receipt={index + 1} />
        ))}
      </div>
    )
  if (error)
    return (
      <ProblemNote what={text.workingNotLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
    )
  return (
    <LoadingRegion label={text.loadingWorking}>
      <Skeleton height="320px" />
    </LoadingRegion>
  )
}
