/** The two font files that every page is set in: fetched before the styles that name them have come. */
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'

/** Their addresses. */
export const pageFonts: readonly string[] = [newsreader, hanken]
