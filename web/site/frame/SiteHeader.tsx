/** The head of a public page. That of the home page starts with the way in, and swaps once the page is scrolled. */
import { useSyncExternalStore } from 'react'
import { Wordmark } from '../../kit/Wordmark.tsx'
import type { SitePageName } from './page-names.ts'
import barClasses from './SiteBar.module.css'
import { SiteBar } from './SiteBar.tsx'
import classes from './SiteHeader.module.css'

/** Scroll distance in px after which the home page swaps its top bar. */
const swapAfter = 600

const subscribe = (tell: () => void) => {
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}

type Props = { readonly page: SitePageName }

export const SiteHeader = ({ page }: Props) => {
  const isPast = useSyncExternalStore(
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
    // It keeps its height, so that nothing moves when the bar goes along.
    <header className={classes.header}>
      {isPast ? (
        <div className={classes.along}>
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
