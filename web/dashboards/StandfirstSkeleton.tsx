/** Placeholder for the opening sentences of the Overview. */
import { Skeleton } from '../kit/feedback/Skeleton.tsx'

export const StandfirstSkeleton = () => (
  <>
    <Skeleton width="30em" height="22px" />
    <Skeleton width="18em" height="22px" />
  </>
)
