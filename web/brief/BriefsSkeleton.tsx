import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefsSkeleton.module.css'

const places = ['one', 'two', 'three', 'four', 'five']

export const BriefsSkeleton = () => {
  const text = useText(briefText)
  return (
    <LoadingRegion label={text.loading}>
      {places.map((place) => (
        <div key={place} className={classes.item}>
          <Skeleton width="260px" height="12px" />
          <Skeleton width="70%" height="20px" />
          <Skeleton width="85%" />
        </div>
      ))}
    </LoadingRegion>
  )
}
