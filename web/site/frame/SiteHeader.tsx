/** Head of a public page. On the home page the bar starts with the sign-in link and swaps after scrolling. */
import { useSyncExternalStore } from 'react'
import { Wordmark } from '../../kit/Wordmark.tsx'
import type { SitePageName } from './page-names.ts'
import barClasses from './SiteBar.module.css'
import { SiteBar } from './SiteBar.tsx'
import classes from './SiteHeader.module.css'

/** Scroll distance in px after which the home page swaps its top bar. */
const swapAfter = 600

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

type Props = { readonly page: SitePageName }

export const SiteHeader = ({ page }: Props) => {
  const hasScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > swapAfter,
    () => false,
  )
  if (page !== 'home')
    return (
      <header className={classes.header}>
        <SiteBar page={page} />
      </header>
    )
  return (
    // The header keeps its height, so that nothing shifts when the bar becomes sticky.
    <header className={classes.header}>
      {hasScrolled ? (
        <div className={classes.sticky}>
          <SiteBar page={page} />
        </div>
      ) : (
        <div className={barClasses.bar}>
          <a href="/" aria-label="Jarvin, to the home page" className={barClasses.logo}>
            <Wordmark />
          </a>
          <a href="/login" className={classes.signIn}>
            Sign In
          </a>
        </div>
      )}
    </header>
  )
}
