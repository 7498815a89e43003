/** The frame of every public page: top bar, the way home, the page itself, footer, and the request for early access. */
import { type ReactNode, Suspense, useEffect } from 'react'
import { LateAccess } from './late-access.ts'
import { framedPages, type SitePageName } from './page-names.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import classes from './SitePage.module.css'
import { track } from './track.ts'
import { isAccessNamed, useAccessRequest } from './use-access-request.ts'
import { type AccessOrigin, EarlyAccessContext, type EarlyAccessStart } from './use-early-access.ts'

type Props = {
  readonly page: SitePageName
  /** The content; everything between top bar and footer, its one h1 included. */
  readonly children: ReactNode
}

export const SitePage = ({ page, children }: Props) => {
  const { request, show, close } = useAccessRequest()
  const open = (source: AccessOrigin, start: EarlyAccessStart = {}) => {
    if (source === 'main_cta') track('homepage_cta_click', { category: 'engagement', source })
    else track('early_access_click', { category: 'conversion', source })
    show(start)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page began with
  useEffect(() => {
    // A click on the login page, or one before this program ran; nothing tells which button of the page it was.
    if (isAccessNamed()) open(framedPages[page].source)
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
      {request === undefined ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the service sent as it is, form and all
        <div key="as sent" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      ) : (
        <div key="dialog">
          <Suspense>
            <LateAccess request={request} onClose={close} />
          </Suspense>
        </div>
      )}
    </EarlyAccessContext>
  )
}
