/** React tree of a public page, the same on the service and in the browser so that every `useId` agrees. */
import { type ComponentType, StrictMode } from 'react'
import { preloadPageFonts } from '../kit/theme/page-fonts.ts'
import { SiteRoot } from './frame/SiteRoot.tsx'
import type { Site, SiteState } from './frame/site-context.ts'

type Props = {
  /** The state that the service rendered the page with. */
  readonly state: SiteState
  readonly signIn: Site['signIn']
  readonly Page: ComponentType
}

export const PageTree = ({ Page, ...root }: Props) => {
  // In the browser `main.tsx` preloads the fonts. A sibling component that did so would change every `useId`.
  if (import.meta.env.SSR) preloadPageFonts()
  return (
    <StrictMode>
      <SiteRoot {...root}>
        <Page />
      </SiteRoot>
    </StrictMode>
  )
}
