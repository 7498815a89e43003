/** A field that nobody sees: what fills it in is a program (decision 38). The service knows it by its name. */
import classes from './fields.module.css'

export const Honeypot = () => (
  <p className={classes.honeypot}>
    <label>
      Leave this empty
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
)
