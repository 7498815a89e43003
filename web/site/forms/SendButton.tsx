/** Sends its form; while that is under way it says so, keeps the focus, and cannot be pressed. */
import classes from './fields.module.css'

type Props = {
  readonly label: string
  /** What it reads meanwhile. */
  readonly sendingLabel: string
  readonly isSending: boolean
}

export const SendButton = ({ label, sendingLabel, isSending }: Props) => (
  <button
    type="submit"
    className={classes.send}
    aria-disabled={isSending}
    onClick={(event) => {
      // The second click of a double one may come after a quick answer: it is not meant for the form that is empty again.
      if (event.detail > 1) event.preventDefault()
    }}
  >
    {isSending ? sendingLabel : label}
  </button>
)
