import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { alertText } from '../messages/en/digest.ts'
import classes from './AlertsScreen.module.css'

export const AlertsSkeleton = () => (
  <LoadingRegion label={useText(alertText).loading}>
    <div className={classes.list}>
      {[1, 2].map((card) => (
        <Skeleton key={card} height="220px" />
      ))}
    </div>
  </LoadingRegion>
)
