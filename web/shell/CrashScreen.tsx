/** A screen that broke, or whose code could not be fetched: says so, and offers to load it again. */
import { locale, useText } from '../core/language.ts'
import { shellText } from '../messages/en/shell.ts'
import classes from './CrashScreen.module.css'

export const CrashScreen = () => {
  const text = useText(shellText)
  return (
    <section className={classes.crash} role="alert" lang={locale()}>
      <h1>{text.crashed}</h1>
      <p>{text.crashedLost}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {text.loadAgain}
      </button>
    </section>
  )
}
