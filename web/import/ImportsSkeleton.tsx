/** Placeholder while the imports load. */
import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { importText } from '../messages/imports/import.ts'
import classes from './StartImport.module.css'

export const ImportsSkeleton = () => {
  const text = useText(importText)
  return (
    <LoadingRegion label={text.loading}>
      <div className={classes.skeleton}>
        <Skeleton width="160px" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </LoadingRegion>
  )
}
