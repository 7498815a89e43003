/** Shows whether a row matches its hash and the chain up to it; the two states look clearly different. */
import CircleCheck from 'lucide-react/icons/circle-check'
import { useText } from '../../core/language.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import classes from './VerifiedMark.module.css'

type Props = {
  readonly isVerified: boolean
  /** Shows the word next to the mark; tables have it in the column heading. */
  readonly isSpelled?: boolean
}

export const VerifiedMark = ({ isVerified, isSpelled = false }: Props) => {
  const text = useText(decisionLogText)
  if (!isVerified)
    return (
      <span className={classes.broken}>
        <svg viewBox="0 0 12 12" width="11" height="11" fill="currentColor" aria-hidden="true">
          <path d="M6 .4 11.6 6 6 11.6.4 6z" />
        </svg>
        {text.notVerified}
      </span>
    )
  return (
    <span className={classes.verified}>
      <CircleCheck size={14} strokeWidth={2.25} aria-hidden="true" />
      <span className={isSpelled ? undefined : classes.visuallyHidden}>{text.verified}</span>
    </span>
  )
}
