/** Menu item that stops the logo's colour change: endless motion must have a way to stop it. */
import { useState } from 'react'
import { useText } from '../../core/language.ts'
import { isLogoSteady, setLogoSteady } from '../../kit/theme/steady-logo.ts'
import { shellText } from '../../messages/en/shell.ts'
import classes from './ThemeItems.module.css'

export const SteadyLogoItem = () => {
  const text = useText(shellText)
  const [isStill, setIsStill] = useState(isLogoSteady)
  return (
    <li role="none">
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={isStill}
        className={`bp6-menu-item ${classes.item}`}
        onClick={() => {
          setLogoSteady(!isStill)
          setIsStill(!isStill)
        }}
      >
        {text.steadyLogo}
      </button>
    </li>
  )
}
