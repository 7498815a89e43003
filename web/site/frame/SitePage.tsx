/** The frame of every public page: top bar, the way home, the page itself, footer, and the request for early access. */
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { framedPages, type SitePageName } from './page-names.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import classes from './SitePage.module.css'
import { track } from './track.ts'
import { type AccessOrigin, EarlyAccessContext, type EarlyAccessStart } from './use-early-access.ts'

type Props = {
  readonly page: SitePageName
  /** The content; everything between top bar and footer, its one h1 included. */
  readonly children: ReactNode
}

// The form stands in the page from the start; its code comes after that of the page.
const loadDialog = () => import('../early-access/EarlyAccessDialog.tsx')
const EarlyAccessDialog = lazy(() =>
  loadDialog().then(({ EarlyAccessDialog }) => ({ default: EarlyAccessDialog })),
)

const anchor = '#request-access'

/** Where the code cannot be had, the form in the page does without it. */
const openDialog = (start: EarlyAccessStart, set: (start: EarlyAccessStart) => void): void => {
  loadDialog().then(
    () => startTransition(() => set(start)),
    () => {
      window.location.hash = anchor
    },
  )
}

export const SitePage = ({ page, children }: Props) => {
  const [request, setRequest] = useState<EarlyAccessStart | null>(null)
  const open = (source: AccessOrigin, start: EarlyAccessStart = {}) => {
    if (source === 'main_cta') track('homepage_cta_click', { category: 'engagement', source })
    else track('early_access_click', { category: 'conversion', source })
    openDialog(start, setRequest)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page began with
  useEffect(() => {
    // A click on the login page, or one before this program ran; nothing tells which button of the page it was.
    if (window.location.hash === anchor) open(framedPages[page].source)
  }, [])
  return (
    <EarlyAccessContext value={{ open }}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <SiteHeader page={page} />
      <main id="main" className={classes.main}>
        {page !== 'home' && (
          <p className={classes.back}>
            <a href="/">Back to Home</a>
          </p>
        )}
        {children}
      </main>
      <SiteFooter page={page} />
      <Suspense>
        <EarlyAccessDialog request={request} onClose={() => setRequest(null)} />
      </Suspense>
    </EarlyAccessContext>
  )
}
