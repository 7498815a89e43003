/** The choices of a question back, as buttons; choosing one sends it as the answer. */
import { english, useText } from '../core/language.ts'
import { replyText } from '../messages/en/reply.ts'
import classes from './Choices.module.css'

type Props = {
  readonly choices: readonly string[]
  /** Undefined when nothing can be asked now. */
  readonly onChoose: ((choice: string) => void) | undefined
}

export const Choices = ({ choices, onChoose }: Props) => {
  const text = useText(replyText)
  return (
    <>
      <ul className={classes.choices} aria-label={text.choices}>
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className={classes.choice}
              disabled={onChoose === undefined}
              onClick={() => onChoose?.(choice)}
            >
              <span lang={english}>{choice}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.other}>{text.inOtherWords}</p>
    </>
  )
}
