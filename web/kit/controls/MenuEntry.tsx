/** An item of a menu that does something. */
import { Classes } from '@blueprintjs/core'

type Props = {
  readonly text: string
  /** It can be reached, says that it cannot be used, and does nothing. */
  readonly isDisabled?: boolean
  /** The menu stays, for what is done several times. */
  readonly keepsOpen?: boolean
  readonly onClick: () => void
}

export const MenuEntry = ({ text, isDisabled = false, keepsOpen = false, onClick }: Props) => (
  <li role="none">
    <button
      type="button"
      role="menuitem"
      className={`${Classes.MENU_ITEM} ${Classes.FILL}`}
      aria-disabled={isDisabled}
      data-keeps-open={keepsOpen}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
    >
      {text}
    </button>
  </li>
)
