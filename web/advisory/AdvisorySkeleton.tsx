import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import classes from './AdvisorySkeleton.module.css'

export const AdvisorySkeleton = () => (
  <div aria-busy="true">
    {['first', 'second', 'third'].map((row) => (
      <div key={row} className={classes.row}>
        <Skeleton width="160px" height="10px" />
        <Skeleton width="320px" height="24px" />
        <Skeleton width="560px" />
        <Skeleton width="420px" />
        <Skeleton width="380px" />
      </div>
    ))}
  </div>
)
