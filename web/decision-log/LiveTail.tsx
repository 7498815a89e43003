/** Shows whether new events appear by themselves, and pauses or resumes that. */
import { Button } from '@blueprintjs/core'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useText } from '../core/language.ts'
import { number } from '../kit/formats.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import classes from './LiveTail.module.css'
import type { LogTail } from './use-log-tail.ts'

type Props = { readonly tail: LogTail }

export const LiveTail = ({ tail }: Props) => {
  const { tail: text } = useText(decisionLogText)
  const Icon = tail.isPaused ? Play : Pause
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" className={classes.tail} aria-label={text.label}>
      <span className={tail.isPaused ? classes.paused : classes.live} role="status">
        {tail.isPaused ? text.paused : text.live}
        {tail.fresh > 0 && <strong className={classes.fresh}>{text.fresh(number(tail.fresh))}</strong>}
      </span>
      <Button
        variant="minimal"
        size="small"
        icon={<Icon size={14} aria-hidden="true" />}
        text={tail.isPaused ? text.resume : text.pause}
        onClick={tail.isPaused ? tail.resume : tail.pause}
      />
    </div>
  )
}
