/** Shown when a screen crashed or its code could not be loaded; offers to reload the page. */
import { locale, useText } from '../core/language.ts'
import { shellText } from '../messages/en/shell.ts'
import classes from './CrashScreen.module.css'

type Props = {
  /** Loading failed because the browser is offline. Offers no reload then, because it would also lose what is on screen. */
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
          {text.reload}
        </button>
      )}
    </section>
  )
}
