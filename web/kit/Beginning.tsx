/** The first letters of a text: all of them in the page, and to the eye those up to the end of a word. */
import classes from './Beginning.module.css'
import { beginningOf } from './cut-text.ts'

type Props = {
  readonly text: string
  /** Letters. */
  readonly count: number
}

export const Beginning = ({ text, count }: Props) => {
  const { start, tail } = beginningOf(text, count)
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
