/** A full-window panel for narrow screens, loaded when first opened. */
import { lazyOverlay } from './lazy-overlay.ts'

export const Sheet = lazyOverlay(async () => (await import('./SheetOverlay.tsx')).SheetOverlay)
