/** The font files that every page is set in: fetched before the styles that name them have come. */
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import newsreaderNarrow from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import { preload } from 'react-dom'

/** Asks for them, each at the widths that `base.css` sets a page in it. */
export const preloadPageFonts = (): void => {
  const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  preload(newsreader, { ...font, media: '(min-width: 900px)' })
  preload(newsreaderNarrow, { ...font, media: '(max-width: 899.98px)' })
  preload(hanken, font)
}
