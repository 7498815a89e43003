/** Hands a text to the person as a file. */

/** The kinds of file that are handed out, with their media types. */
const mediaTypes = {
  md: 'text/markdown',
  json: 'application/json',
  csv: 'text/csv',
  ics: 'text/calendar',
  txt: 'text/plain',
} as const

/** A file's ending. */
export type FileEnding = keyof typeof mediaTypes

/** A name that every system takes: `Margin 3.2 points above` becomes `margin-3-2-points-above`. */
export const fileName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'jarvin'

/** Saves anything under a name with its ending among the person's downloads. */
export const saveBlob = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken what it needs once this turn is over.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Saves the text as `name.ending` among the person's downloads. */
export const saveFile = (name: string, ending: FileEnding, text: string): void =>
  saveBlob(`${name}.${ending}`, new Blob([text], { type: `${mediaTypes[ending]};charset=utf-8` }))
