/** Frame of every public page: top bar, content, footer and the request for early access. */
import { type ReactNode, Suspense, useEffect } from 'react'
import { LazyAccessDialog } from './lazy-access-dialog.ts'
import { framedPages, type SitePageName } from './page-names.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import classes from './SitePage.module.css'
import { track } from './track.ts'
import { isRequestInAddress, useAccessRequest } from './use-access-request.ts'
import { type AccessOrigin, EarlyAccessContext, type EarlyAccessStart } from './use-early-access.ts'

type Props = {
  readonly page: SitePageName
  /** Everything between top bar and footer, including the page's only h1. */
  readonly children: ReactNode
}

export const SitePage = ({ page, children }: Props) => {
  const { request, show, close } = useAccessRequest()
  const open = (source: AccessOrigin, start: EarlyAccessStart = {}) => {
    if (source === 'main_cta') track('homepage_cta_click', { category: 'engagement', source })
    else track('early_access_click', { category: 'conversion', source })
    show(start)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page opened with
  useEffect(() => {
    // The click was on the login page or before this code ran, so the button on the page is unknown.
    if (isRequestInAddress()) open(framedPages[page].source)
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the service's HTML, including the form (decision 178)
        <div key="as sent" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      ) : (
        <div key="dialog">
          <Suspense>
            <LazyAccessDialog request={request} onClose={close} />
          </Suspense>
        </div>
      )}
    </EarlyAccessContext>
  )
}
