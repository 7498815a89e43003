/** Shown when the session check got no answer; nobody is signed out without one. */
import { Button } from '@blueprintjs/core'
import { locale, useText } from '../../core/language.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { shellText } from '../../messages/en/shell.ts'
import classes from './ConnectionNote.module.css'

type Props = { readonly onRetry: () => void; readonly isRetrying: boolean }

export const ConnectionNote = ({ onRetry, isRetrying }: Props) => {
  const text = useText(shellText)
  return (
    <div className={classes.note} role="alert" lang={locale()}>
      <StatusMark meaning="attention">{text.noResponse}</StatusMark>
      <p>{text.cannotBeReached}</p>
      <Button size="small" text={text.tryAgain} onClick={onRetry} loading={isRetrying} />
    </div>
  )
}
