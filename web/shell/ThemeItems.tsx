/** Light, dark or the system's: three menu items of which one holds. */
import { useState } from 'react'
import { applyTheme, storedTheme, type Theme } from '../kit/theme.ts'
import classes from './ThemeItems.module.css'

const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
  { value: 'system', label: 'System theme' },
]

export const ThemeItems = () => {
  const [theme, setTheme] = useState(storedTheme)
  const choose = (value: Theme) => {
    applyTheme(value)
    setTheme(value)
  }
  return themes.map(({ value, label }) => (
    <li key={value} role="none">
      <button
        type="button"
        role="menuitemradio"
        aria-checked={theme === value}
        className={`bp6-menu-item ${classes.item}`}
        onClick={() => choose(value)}
      >
        {label}
      </button>
    </li>
  ))
}
