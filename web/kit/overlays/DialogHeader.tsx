/** The header of a dialog: its title and close button. */
import { Button, Classes, H2 } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'

type Props = {
  readonly title: string
  readonly titleLang: string
  /** The id of the heading, which names the dialog. */
  readonly titleId: string
  readonly onClose: () => void
}

export const DialogHeader = ({ title, titleLang, titleId, onClose }: Props) => {
  const text = useText(shellText)
  return (
    // Not Blueprint's own header: it labels its button in English in every language.
    <div className={Classes.DIALOG_HEADER}>
      <H2 id={titleId} lang={titleLang}>
        {title}
      </H2>
      <Button
        className={Classes.DIALOG_CLOSE_BUTTON}
        variant="minimal"
        icon={<X size={18} aria-hidden="true" />}
        aria-label={text.closeDialog}
        onClick={onClose}
      />
    </div>
  )
}
