/** Opens the command palette without its shortcut. */
import Search from 'lucide-react/icons/search'
import { useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import classes from './CommandsButton.module.css'
import { isMac } from './shortcut-keys.ts'

type Props = { readonly onClick: () => void }

export const CommandsButton = ({ onClick }: Props) => {
  const text = useText(shellText)
  const keys = isMac() ? '⌘K' : `${text.controlKey} K`
  return (
    <button
      type="button"
      className={classes.commands}
      aria-label={text.commands}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      title={`${text.commands} (${keys})`}
      onClick={onClick}
    >
      <Search size={18} />
    </button>
  )
}
