import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { digestText } from '../messages/en/digest.ts'
import classes from './DigestScreen.module.css'

export const DigestSkeleton = () => (
  <LoadingRegion label={useText(digestText).loading}>
    <div className={classes.article}>
      {['98%', '92%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height="22px" />
      ))}
      <Skeleton height="380px" />
      <Skeleton height="180px" />
    </div>
  </LoadingRegion>
)
