/** Navigation on narrow screens: three screens, the chat, and a menu with everything else. */
import { MenuDivider } from '@blueprintjs/core'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import { NavLink, useLocation } from 'react-router-dom'
import { sheetToggled } from '../../chat/chat.state.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { MenuButton } from '../../kit/controls/MenuButton.tsx'
import { shellText } from '../../messages/en/shell.ts'
import classes from './BottomBar.module.css'
import { MenuLink } from './MenuLink.tsx'
import { dashboardLinks, decisionLinks, logLink } from './navigation.ts'

const [overview, ...otherDashboards] = dashboardLinks
// Five places: three screens, the chat and the menu.
const [firstLinks, furtherLinks] = [decisionLinks.slice(0, 2), decisionLinks.slice(2)]
const barLinks = [...(overview ? [overview] : []), ...firstLinks]
const moreLinks = [...furtherLinks, ...otherDashboards, logLink]

type Props = {
  /** Opens the command palette. */
  readonly onCommands: () => void
}

export const BottomBar = ({ onCommands }: Props) => {
  const text = useText(shellText)
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const isBehindMore = moreLinks.some(({ path }) => path === pathname.replace(/\/$/, ''))
  return (
    <nav className={classes.bar} aria-label={text.mainNavigation}>
      {barLinks.map(({ path, Icon }) => (
        <NavLink key={path} to={path} end className={classes.item}>
          <Icon size={18} />
          <span>{text.short[path] ?? text.screens[path]}</span>
        </NavLink>
      ))}
      <button
        type="button"
        className={classes.item}
        data-tour="chat"
        onClick={() => dispatch(sheetToggled(true))}
      >
        <MessageSquare size={18} />
        <span>{text.chat}</span>
      </button>
      <MenuButton
        label={text.more}
        isAbove
        trigger={(properties) => (
          <button
            {...properties}
            type="button"
            className={classes.item}
            aria-current={isBehindMore ? 'true' : undefined}
          >
            <Ellipsis size={18} />
            <span>{text.more}</span>
          </button>
        )}
      >
        {moreLinks.map((link) => (
          <MenuLink key={link.path} link={link} />
        ))}
        <MenuDivider />
        <MenuAction text={text.commands} onClick={onCommands} />
      </MenuButton>
    </nav>
  )
}
