/** Sizes of the downloadable files: measured by the build, written into the page and read there by the browser. */

/** Attributes by which the browser finds a file's size in the markup. */
export const fileAttributes = (url: string, bytes: number) => ({ 'data-file': url, 'data-bytes': bytes })

const sizesInPage = (): ReadonlyMap<string, number> => {
  if (typeof document === 'undefined') return new Map()
  const shown = [...document.querySelectorAll<HTMLElement>('[data-file][data-bytes]')]
  return new Map(shown.map(({ dataset }) => [dataset.file ?? '', Number(dataset.bytes)]))
}

let sizes = sizesInPage()

/** Call before rendering, with bytes by address. */
export const setFileSizes = (bytes: ReadonlyMap<string, number>): void => {
  sizes = bytes
}

/** Bytes of a file; undefined if unknown, as on the development server. */
export const bytesOf = (url: string): number | undefined => sizes.get(url)

/** `281` becomes `281 bytes`, `48213` becomes `48 kB`, `1230000` becomes `1.2 MB`. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
