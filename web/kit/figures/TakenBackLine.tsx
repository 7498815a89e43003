/** One line: the file behind a decision's figures was taken back, so that its outcome cannot be told. */
import type { TakenBack } from '#schema/advisory/finding'
import { useText } from '../../core/language.ts'
import { outcomeText } from '../../messages/en/outcome.ts'
import { verdictText } from '../../messages/en/verdict.ts'
import { shortDay } from '../formats.ts'
import { StatusMark } from '../StatusMark.tsx'
import { verdictMeanings } from './measure-value.ts'
import classes from './OutcomeLine.module.css'

type Props = {
  readonly takenBack: TakenBack
  /** IANA time zone for the day; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const TakenBackLine = ({ takenBack: { file, at }, zone }: Props) => {
  const text = useText(outcomeText)
  const words = useText(verdictText)
  return (
    <div className={classes.outcome}>
      <p className={classes.line}>
        <StatusMark meaning={verdictMeanings['cannot-tell']}>{words.verdicts['cannot-tell']}</StatusMark>{' '}
        <span>{text.takenBack(file, shortDay(at, zone))}</span>
      </p>
    </div>
  )
}
