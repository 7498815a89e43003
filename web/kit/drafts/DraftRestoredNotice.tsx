/** Says that input from an expired session was restored, and offers to discard it. */
import { screenLocale, useText } from '../../core/language.ts'
import { formText } from '../../messages/en/form.ts'
import classes from './DraftRestoredNotice.module.css'

type Props = { readonly onDiscard: () => void }

export const DraftRestoredNotice = ({ onDiscard }: Props) => {
  const text = useText(formText)
  return (
    <p className={classes.line} lang={screenLocale()}>
      <span role="status">{text.draftRestored}</span>
      <button type="button" className={classes.discard} onClick={onDiscard}>
        {text.discardDraft}
      </button>
    </p>
  )
}
