/** Links of the top bar on narrow screens; opens without scripts. */
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import type { PublicPath } from '#schema/public-paths'
import classes from './SiteMenu.module.css'
import { siteLinks } from './site-links.ts'

type Props = {
  /** Path of the current page. */
  readonly path: PublicPath
}

export const SiteMenu = ({ path }: Props) => {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !menu.current?.contains(relatedTarget)) close()
  }
  return (
    <details ref={menu} className={classes.menu} onKeyDown={closeByKey} onBlur={closeWhenLeft}>
      <summary>Menu</summary>
      <ul>
        {siteLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
