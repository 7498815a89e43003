/** The first characters of a text. The page contains them all; visibly they end at a whole word. */

import classes from './TextPreview.module.css'
import { truncate } from './truncate.ts'

type Props = {
  readonly text: string
  /** Characters. */
  readonly count: number
}

export const TextPreview = ({ text, count }: Props) => {
  const { start, tail } = truncate(text, count)
  return (
    <>
      {start}
      {tail && (
        <span className={classes.tail} aria-hidden="true">
          {tail}
        </span>
      )}
    </>
  )
}
