import { Spinner } from '@blueprintjs/core'
import classes from './DialogSkeleton.module.css'

export const DialogSkeleton = () => (
  <div className={classes.waiting} aria-hidden="true">
    <Spinner size={24} />
  </div>
)
