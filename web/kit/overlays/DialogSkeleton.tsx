import { Spinner } from '@blueprintjs/core'
import classes from './DialogSkeleton.module.css'

export const DialogSkeleton = () => (
  <div className={classes.loading} aria-hidden="true">
    <Spinner size={24} />
  </div>
)
