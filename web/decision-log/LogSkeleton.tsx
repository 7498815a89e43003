import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import classes from './LogSkeleton.module.css'

const rows = Array.from({ length: 14 }, (_, index) => index)

export const LogSkeleton = () => (
  <div aria-busy="true">
    <div className={classes.count}>
      <Skeleton width="72px" />
    </div>
    <div className={classes.table}>
      <div className={classes.header} />
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width="132px" />
          <Skeleton width="160px" />
        </div>
      ))}
    </div>
  </div>
)
