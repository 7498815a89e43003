/** Menu item that stops the logo's colour change: endless motion must have a way to stop it. */
import { useState } from 'react'
import { useText } from '../../core/language.ts'
import { isLogoStill, keepLogoStill } from '../../kit/theme/steady-logo.ts'
import { shellText } from '../../messages/en/shell.ts'
import classes from './ThemeItems.module.css'

export const StillLogoItem = () => {
  const text = useText(shellText)
  const [isStill, setIsStill] = useState(isLogoStill)
  return (
    <li role="none">
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={isStill}
        className={`bp6-menu-item ${classes.item}`}
        onClick={() => {
          keepLogoStill(!isStill)
          setIsStill(!isStill)
        }}
      >
        {text.stillLogo}
      </button>
    </li>
  )
}
