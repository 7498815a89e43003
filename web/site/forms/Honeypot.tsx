/** A hidden field that only bots fill in (decision 38). The service recognises it by name. */
import classes from './fields.module.css'

export const Honeypot = () => (
  <p className={classes.honeypot}>
    <label>
      Leave this empty
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
)
