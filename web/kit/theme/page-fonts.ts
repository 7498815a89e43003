/** Preloads the fonts that every page uses, before the styles that name them have loaded. */
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import newsreaderNarrow from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import { preload } from 'react-dom'

/** Preloads each font for the widths at which `base.css` uses it. */
export const preloadPageFonts = (): void => {
  const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  preload(newsreader, { ...font, media: '(min-width: 900px)' })
  preload(newsreaderNarrow, { ...font, media: '(max-width: 899.98px)' })
  preload(hanken, font)
}
