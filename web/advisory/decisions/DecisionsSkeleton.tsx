/** The screen while it loads: score, two columns, table. */
import { LoadingRegion } from '../../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import classes from './Decisions.module.css'

export const DecisionsSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingRegion label={label}>
    <div className={classes.skeleton}>
      <Skeleton height="104px" />
      <div className={classes.board}>
        <Skeleton height="240px" />
        <Skeleton height="240px" />
      </div>
      <Skeleton height="280px" />
    </div>
  </LoadingRegion>
)
