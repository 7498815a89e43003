/** A menu item that links to a screen; with a modifier key it opens a new tab, as links do. */
import { Classes } from '@blueprintjs/core'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import classes from './MenuLink.module.css'
import type { ScreenLink } from './navigation.ts'

type Props = {
  readonly link: Pick<ScreenLink, 'path'> & Partial<Pick<ScreenLink, 'Icon'>>
}

export const MenuLink = ({ link: { path, Icon } }: Props) => {
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
