/** Where a message will be written. Nothing answers yet, and it says so rather than pretending. */
import { Button } from '@blueprintjs/core'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useId } from 'react'
import classes from './ChatComposer.module.css'

type Props = {
  /** Who is asked. */
  readonly title: string
}

export const ChatComposer = ({ title }: Props) => {
  const noteId = useId()
  return (
    <form className={classes.composer} aria-label={`Ask ${title}`}>
      <textarea
        className={`bp6-input ${classes.input}`}
        placeholder={`Ask ${title}`}
        aria-label={`Message to ${title}`}
        aria-describedby={noteId}
        rows={3}
        disabled
      />
      <div className={classes.foot}>
        <p id={noteId} className={classes.note}>
          Your advisors answer here once the advisor engine is connected.
        </p>
        <Button icon={<ArrowUp size={16} />} text="Send" size="small" disabled />
      </div>
    </form>
  )
}
