/** The bottom bar of narrow screens: three screens, the advisors, and everything else. */
import { PopoverNext } from '@blueprintjs/core'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import { NavLink, useLocation } from 'react-router-dom'
import { sheetToggled } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { floating } from '../kit/floating.ts'
import { KeyMenu } from '../kit/KeyMenu.tsx'
import { shellText } from '../messages/en/shell.ts'
import classes from './BottomBar.module.css'
import { MenuLink } from './MenuLink.tsx'
import { dashboardWays, decisionWays, logWay } from './navigation.ts'

const [overview, ...otherDashboards] = dashboardWays
const shown = [...(overview ? [overview] : []), ...decisionWays]
const rest = [...otherDashboards, logWay]

export const BottomBar = () => {
  const text = useText(shellText)
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const isBehindMore = rest.some(({ path }) => path === pathname.replace(/\/$/, ''))
  return (
    <nav className={classes.bar} aria-label={text.mainNavigation}>
      {shown.map(({ path, Icon }) => (
        <NavLink key={path} to={path} end className={classes.item}>
          <Icon size={18} />
          {text.screens[path]}
        </NavLink>
      ))}
      <button type="button" className={classes.item} onClick={() => dispatch(sheetToggled(true))}>
        <MessageSquare size={18} />
        {text.chat}
      </button>
      <PopoverNext
        placement="top-end"
        animation="minimal"
        arrow={false}
        middleware={floating}
        autoFocus={false}
        shouldReturnFocusOnClose
        content={
          <KeyMenu label={text.more}>
            {rest.map((way) => (
              <MenuLink key={way.path} way={way} />
            ))}
          </KeyMenu>
        }
        renderTarget={({ isOpen, className: _, ...target }) => (
          <button
            {...target}
            type="button"
            className={classes.item}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-current={isBehindMore ? 'true' : undefined}
          >
            <Ellipsis size={18} />
            {text.more}
          </button>
        )}
      />
    </nav>
  )
}
