/** "Watch this" in the details of a figure; loaded with them. */
import { Suspense } from 'react'
import type { WatchedMeasure } from '#schema/alert/alert'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'

const WatchSwitch = lazyPart(async () => (await import('../alert/WatchSwitch.tsx')).WatchSwitch)

type Props = { readonly subject: WatchedMeasure; readonly name: string }

export const WatchFigure = (props: Props) => (
  <Suspense fallback={<Skeleton height="56px" />}>
    <WatchSwitch key={props.subject} {...props} />
  </Suspense>
)
