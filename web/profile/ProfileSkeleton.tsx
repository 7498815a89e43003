import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { profileText } from '../messages/en/profile.ts'
import classes from './ProfileSkeleton.module.css'

type Props = {
  /** Heights of the cards in px. */
  readonly panels: readonly number[]
}

export const ProfileSkeleton = ({ panels }: Props) => (
  <LoadingRegion label={useText(profileText).loadingProfile}>
    {panels.map((height) => (
      <div key={height} className={classes.panel}>
        <Skeleton width="180px" />
        <div className={classes.frame} style={{ minHeight: height }}>
          {['first', 'second', 'third'].map((field) => (
            <div key={field} className={classes.field}>
              <Skeleton width="120px" />
              <Skeleton height="32px" />
            </div>
          ))}
        </div>
      </div>
    ))}
    <Skeleton width="180px" height="32px" />
  </LoadingRegion>
)
