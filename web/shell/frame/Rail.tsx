/** The icon rail. Labels show at once on focus, after 700 ms on hover, and at once shortly after another label. */
import { useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { useText } from '../../core/language.ts'
import { Logo } from '../../kit/Logo.tsx'
import { tooltipDelay, tooltipHidden } from '../../kit/overlays/hover-delay.ts'
import { shellText } from '../../messages/en/shell.ts'
import { dashboardLinks, decisionLinks, logLink, type ScreenLink } from './navigation.ts'
import classes from './Rail.module.css'

export const Rail = () => {
  const text = useText(shellText)
  const [labelled, setLabelled] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const enter = (path: string) => {
    timer.current = setTimeout(() => setLabelled(path), tooltipDelay())
  }
  const leave = () => {
    clearTimeout(timer.current)
    if (labelled !== null) tooltipHidden()
    setLabelled(null)
  }
  const items = (links: readonly ScreenLink[]) =>
    links.map(({ path, Icon }) => (
      <li key={path}>
        <NavLink
          to={path}
          end={path === '/dashboard'}
          className={classes.link}
          onPointerEnter={() => enter(path)}
          onPointerLeave={leave}
          onKeyDown={(event) => event.key === 'Escape' && leave()}
        >
          <Icon size={18} />
          <span className={labelled === path ? `${classes.label} ${classes.shown}` : classes.label}>
            {text.screens[path]}
          </span>
        </NavLink>
      </li>
    ))

  return (
    <nav className={classes.rail} aria-label={text.mainNavigation}>
      <NavLink to="/dashboard" end className={classes.home} aria-label={text.toOverview} tabIndex={-1}>
        <Logo size={24} />
      </NavLink>
      <ul className={classes.group}>{items(dashboardLinks)}</ul>
      <ul className={classes.group}>{items(decisionLinks)}</ul>
      <ul className={classes.footer}>{items([logLink])}</ul>
    </nav>
  )
}
