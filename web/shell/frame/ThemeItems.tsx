/** Three menu items for light, dark or the system's theme. */
import { useState } from 'react'
import { useText } from '../../core/language.ts'
import { applyTheme, storedTheme, type Theme } from '../../kit/theme/theme.ts'
import { shellText } from '../../messages/en/shell.ts'
import classes from './ThemeItems.module.css'

const themes: readonly {
  readonly value: Theme
  readonly name: 'lightTheme' | 'darkTheme' | 'systemTheme'
}[] = [
  { value: 'light', name: 'lightTheme' },
  { value: 'dark', name: 'darkTheme' },
  { value: 'system', name: 'systemTheme' },
]

export const ThemeItems = () => {
  const text = useText(shellText)
  const [theme, setTheme] = useState(storedTheme)
  const choose = (value: Theme) => {
    applyTheme(value)
    setTheme(value)
  }
  return themes.map(({ value, name }) => (
    <li key={value} role="none">
      <button
        type="button"
        role="menuitemradio"
        aria-checked={theme === value}
        className={`bp6-menu-item ${classes.item}`}
        onClick={() => choose(value)}
      >
        {text[name]}
      </button>
    </li>
  ))
}
