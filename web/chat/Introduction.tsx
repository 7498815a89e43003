/** Shown in an empty thread: the advisor and suggested questions. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { english, useText } from '../core/language.ts'
import { chatText } from '../messages/en/chat.ts'
import classes from './Introduction.module.css'
import { Speaker } from './Speaker.tsx'

type Props = {
  readonly name: string
  readonly words: string
  readonly questions: readonly string[]
  /** Asks a suggested question; undefined when nothing can be asked now. */
  readonly onAsk: ((question: string) => void) | undefined
}

export const Introduction = ({ name, words, questions, onAsk }: Props) => {
  const text = useText(chatText)
  return (
    <div className={classes.introduction}>
      <Speaker name={name} />
      <p className={classes.text}>{words}</p>
      <ul className={classes.questions} aria-label={text.suggested}>
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              lang={english}
              className={classes.question}
              disabled={onAsk === undefined}
              onClick={() => onAsk?.(question)}
            >
              {question}
              <ArrowRight size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
