import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { connectionText } from '../messages/en/connection.ts'
import classes from './ConnectionsScreen.module.css'

type Props = {
  readonly count: number
}

export const ConnectionsSkeleton = ({ count }: Props) => (
  <LoadingRegion label={useText(connectionText).loading}>
    <div className={classes.cards}>
      {['first', 'second', 'third'].slice(0, count).map((key) => (
        <div key={key} className={classes.loading}>
          <Skeleton width="140px" height="22px" />
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="70%" />
          <Skeleton width="96px" height="32px" />
        </div>
      ))}
    </div>
  </LoadingRegion>
)
