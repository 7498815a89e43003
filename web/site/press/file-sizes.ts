/** How large the offered files are: the build weighs them before it renders the page, and the browser reads what it wrote. */

/** What a file is called in the markup, for the browser to find its weight again. */
export const fileAttributes = (url: string, bytes: number) => ({ 'data-file': url, 'data-bytes': bytes })

const writtenInPage = (): ReadonlyMap<string, number> => {
  if (typeof document === 'undefined') return new Map()
  const shown = [...document.querySelectorAll<HTMLElement>('[data-file][data-bytes]')]
  return new Map(shown.map(({ dataset }) => [dataset.file ?? '', Number(dataset.bytes)]))
}

let weights = writtenInPage()

/** Called before rendering, with bytes by address. */
export const tellFileSizes = (bytes: ReadonlyMap<string, number>): void => {
  weights = bytes
}

/** Bytes of a file; undefined where nobody weighed it, as on the development server. */
export const bytesOf = (url: string): number | undefined => weights.get(url)

/** `281` becomes `281 bytes`, `48213` becomes `48 kB`, `1230000` becomes `1.2 MB`. */
export const inWords = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
