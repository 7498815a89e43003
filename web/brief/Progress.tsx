/** Progress of something being written: label, elapsed time and animation. */
import { ProgressBar } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { useText } from '../core/language.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './Progress.module.css'

type Props = {
  /** What is being written, as a sentence without a full stop. */
  readonly what: string
}

export const Progress = ({ what }: Props) => {
  const text = useText(briefText)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={classes.progress}>
      <p role="status">{what}</p>
      <ProgressBar intent="primary" aria-label={what} />
      <p className={classes.seconds}>{seconds > 0 && text.seconds(seconds)}</p>
    </div>
  )
}
