/** The tree of a public page: the service renders it and the browser hydrates it, so every `useId` is the same in both. */
import { type ComponentType, StrictMode } from 'react'
import { preloadPageFonts } from '../kit/theme/page-fonts.ts'
import { SiteRoot } from './frame/SiteRoot.tsx'
import type { Site, SiteState } from './frame/site-context.ts'

type Props = {
  /** What the service renders the page from. */
  readonly state: SiteState
  readonly signIn: Site['signIn']
  readonly Page: ComponentType
}

export const PageTree = ({ Page, ...root }: Props) => {
  // In the browser `main.tsx` has asked for them. A sibling that did it would change every id in the page.
  if (import.meta.env.SSR) preloadPageFonts()
  return (
    <StrictMode>
      <SiteRoot {...root}>
        <Page />
      </SiteRoot>
    </StrictMode>
  )
}
