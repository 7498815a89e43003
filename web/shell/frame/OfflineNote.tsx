/** Says that the browser is offline and what still works. */
import { locale, useText } from '../../core/language.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { shellText } from '../../messages/en/shell.ts'
import classes from './ConnectionNote.module.css'

export const OfflineNote = () => {
  const text = useText(shellText)
  return (
    <div className={classes.note} role="status" lang={locale()}>
      <StatusMark meaning="attention">{text.offline}</StatusMark>
      <p>{text.offlineText}</p>
    </div>
  )
}
