/** A screen that broke, or whose code could not be fetched: says so, and offers to load it again. */
import classes from './CrashScreen.module.css'

export const CrashScreen = () => (
  <section className={classes.crash} role="alert">
    <h1>This screen could not be shown</h1>
    <p>Nothing was lost: what you decided is on record.</p>
    <button type="button" onClick={() => window.location.reload()}>
      Load it again
    </button>
  </section>
)
