/** An answered step, folded to two lines. */
import Check from 'lucide-react/icons/check'
import { useText } from '../../core/language.ts'
import { setupText } from '../../messages/entry/setup.ts'
import classes from './SetupForm.module.css'

type Props = {
  readonly title: string
  readonly description: string
  /** True while the setup is being sent. */
  readonly isDisabled: boolean
  readonly onChange: () => void
}

export const AnsweredStep = ({ title, description, isDisabled, onChange }: Props) => {
  const text = useText(setupText)
  return (
    <div className={classes.answered}>
      <Check size={16} aria-hidden />
      <p>
        <strong>{title}</strong>
        <span>{description}</span>
      </p>
      <button
        type="button"
        className={classes.change}
        aria-label={text.changeWhat(title)}
        disabled={isDisabled}
        onClick={onChange}
      >
        {text.change}
      </button>
    </div>
  )
}
