/** A block at the final size of what will come. */
import classes from './Skeleton.module.css'

type Props = {
  /** CSS width; default the whole line. */
  readonly width?: string
  /** CSS height; default a line of text. */
  readonly height?: string
}

export const Skeleton = ({ width = '100%', height = '14px' }: Props) => (
  <span className={classes.skeleton} style={{ width, height }} />
)
