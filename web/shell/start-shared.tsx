/** Starts the page of a link on its own: nothing of the signed-in application loads, and no session is read. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders } from '../kit/theme/AppProviders.tsx'
import { show, visitorLanguage } from '../messages/chosen-language.ts'
import { openShared } from '../share/page/open-shared.ts'
import { SharedLink } from '../share/page/SharedLink.tsx'

/** Shows what the link in the address shows. */
export const startShared = async (container: HTMLElement): Promise<void> => {
  // Another link in the same tab differs only after the #, which loads nothing by itself.
  window.addEventListener('hashchange', () => window.location.reload())
  await show(visitorLanguage())
  createRoot(container).render(
    <StrictMode>
      <AppProviders>
        <SharedLink token={window.location.hash.slice(1)} open={openShared} />
      </AppProviders>
    </StrictMode>,
  )
}
