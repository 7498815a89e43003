import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import classes from './PersonaSkeleton.module.css'

const keys = ['first', 'second', 'third', 'fourth', 'fifth']

export const PersonaSkeleton = () =>
  keys.map((key) => (
    <div key={key} className={classes.card}>
      <Skeleton width="160px" height="22px" />
      <Skeleton />
      <Skeleton width="80%" />
      <span className={classes.strengths}>
        <Skeleton width="60%" />
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </span>
      <Skeleton width="80px" height="32px" />
    </div>
  ))
