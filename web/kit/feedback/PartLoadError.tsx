/** Shown when code could not be loaded; offers to reload the page. */
import { Button } from '@blueprintjs/core'
import { locale, useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import classes from './PartLoadError.module.css'

export const PartLoadError = () => {
  const text = useText(shellText)
  return (
    <div className={classes.loadError} role="alert" lang={locale()}>
      <p>{text.partNotLoaded}</p>
      <Button text={text.reload} onClick={() => window.location.reload()} />
    </div>
  )
}
