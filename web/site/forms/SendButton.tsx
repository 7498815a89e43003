/** Submit button. While the form is being sent it shows that, keeps the focus and ignores clicks. */
import classes from './fields.module.css'

type Props = {
  readonly label: string
  /** Label while the form is being sent. */
  readonly sendingLabel: string
  readonly isSending: boolean
}

export const SendButton = ({ label, sendingLabel, isSending }: Props) => (
  <button
    type="submit"
    className={classes.send}
    aria-disabled={isSending}
    onClick={(event) => {
      // The second click of a double click can arrive after a fast reply, when the form is already empty again.
      if (event.detail > 1) event.preventDefault()
    }}
  >
    {isSending ? sendingLabel : label}
  </button>
)
