/** A menu item that runs an action. */
import { Classes } from '@blueprintjs/core'

type Props = {
  readonly text: string
  /** Focusable and announced as disabled; ignores clicks. */
  readonly isDisabled?: boolean
  /** Keeps the menu open, for actions done several times. */
  readonly keepsOpen?: boolean
  readonly onClick: () => void
}

export const MenuAction = ({ text, isDisabled = false, keepsOpen = false, onClick }: Props) => (
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
