/** A screen that broke, or whose code could not be fetched: says so, and offers to load it again. */
import { locale, useText } from '../core/language.ts'
import { shellText } from '../messages/en/shell.ts'
import classes from './CrashScreen.module.css'

type Props = {
  /** It could not be fetched because the browser is offline: to load the page again would lose what is shown, too. */
  readonly isOffline?: boolean
}

export const CrashScreen = ({ isOffline = false }: Props) => {
  const text = useText(shellText)
  return (
    <section className={classes.crash} role="alert" lang={locale()}>
      <h1>{text.crashed}</h1>
      <p>{isOffline ? text.crashedOffline : text.crashedLost}</p>
      {!isOffline && (
        <button type="button" onClick={() => window.location.reload()}>
          {text.loadAgain}
        </button>
      )}
    </section>
  )
}
