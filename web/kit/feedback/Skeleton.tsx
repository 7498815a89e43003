/** A placeholder with the final size of its content. */
import classes from './Skeleton.module.css'

type Props = {
  /** CSS width; the full line by default. */
  readonly width?: string
  /** CSS height; one line of text by default. */
  readonly height?: string
}

export const Skeleton = ({ width = '100%', height = '14px' }: Props) => (
  <span className={classes.skeleton} style={{ width, height }} />
)
