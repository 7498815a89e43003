/** A panel over the whole window, for narrow screens, fetched when it is first opened. */
import { lazyOverlay } from './lazy-overlay.ts'

export const Sheet = lazyOverlay(async () => (await import('./SheetOverlay.tsx')).SheetOverlay)
