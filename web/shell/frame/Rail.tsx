/** The icon rail; a label shows on focus at once, on hover after 700 ms, and without delay right after another one. */
import { useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { useText } from '../../core/language.ts'
import { Logo } from '../../kit/Logo.tsx'
import { delayNow, wordsGone } from '../../kit/overlays/hover-delay.ts'
import { shellText } from '../../messages/en/shell.ts'
import { dashboardWays, decisionWays, logWay, type Way } from './navigation.ts'
import classes from './Rail.module.css'

export const Rail = () => {
  const text = useText(shellText)
  const [labelled, setLabelled] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const enter = (path: string) => {
    timer.current = setTimeout(() => setLabelled(path), delayNow())
  }
  const leave = () => {
    clearTimeout(timer.current)
    if (labelled !== null) wordsGone()
    setLabelled(null)
  }
  const items = (ways: readonly Way[]) =>
    ways.map(({ path, Icon }) => (
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
      <ul className={classes.group}>{items(dashboardWays)}</ul>
      <ul className={classes.group}>{items(decisionWays)}</ul>
      <ul className={classes.foot}>{items([logWay])}</ul>
    </nav>
  )
}
