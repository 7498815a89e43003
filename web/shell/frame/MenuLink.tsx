/** A menu item that leads to a screen; with a modifier key it opens another tab, as links do. */
import { Classes } from '@blueprintjs/core'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import classes from './MenuLink.module.css'
import type { Way } from './navigation.ts'

type Props = {
  readonly way: Pick<Way, 'path'> & Partial<Pick<Way, 'Icon'>>
}

export const MenuLink = ({ way: { path, Icon } }: Props) => {
  const text = useText(shellText)
  const navigate = useNavigate()
  const isHere = useLocation().pathname.replace(/\/$/, '') === path
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(path)
  }
  return (
    <li role="none">
      <a
        role="menuitem"
        className={`${Classes.MENU_ITEM} ${classes.item}`}
        href={path}
        aria-current={isHere ? 'page' : undefined}
        onClick={go}
      >
        {Icon && <Icon className={classes.icon} size={18} />}
        {text.screens[path]}
      </a>
    </li>
  )
}
