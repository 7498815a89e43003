/** Downloads text as a file. */

/** Supported file endings with their media types. */
const mediaTypes = {
  md: 'text/markdown',
  json: 'application/json',
  csv: 'text/csv',
  ics: 'text/calendar',
  txt: 'text/plain',
} as const

export type FileExtension = keyof typeof mediaTypes

/** A file name valid on every system: `Margin 3.2 points above` becomes `margin-3-2-points-above`. */
export const fileName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'jarvin'

/** Downloads content; `name` includes the ending. */
export const saveBlob = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read the URL by the end of this task.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Downloads text as `name.ending`. */
export const saveFile = (name: string, ending: FileExtension, text: string): void =>
  saveBlob(`${name}.${ending}`, new Blob([text], { type: `${mediaTypes[ending]};charset=utf-8` }))
