/** Takes paths of the server out of texts that people of a business read. */

const nameOf = (path: string): string => path.split(/[\\/]+/).findLast((part) => part !== '') ?? ''

// A path ends at a space, at punctuation that is followed by none of it, or at a quotation mark.
const rest = String.raw`(?:[\\/]+(?:[^\s\\/,;:'"“”‘’()<>])+)*[\\/]*`
const absolute = new RegExp(String.raw`(?<![\w.~:\\/-])(?:[A-Za-z]:)?(?=[\\/][^\s\\/])${rest}`, 'g')
const quoted = /(['"“‘])((?:[A-Za-z]:)?[\\/][^'"”’]+)(['"”’])/g

/** The final full stop belongs to the sentence. */
const replaced = (path: string): string =>
  `${nameOf(path.replace(/\.$/, ''))}${path.endsWith('.') ? '.' : ''}`

/** The text with the name of a file or folder in place of each absolute path; `folders` are known ones, whose names may have spaces. */
export const withoutPaths = (text: string, folders: readonly string[]): string => {
  const known = [...folders].filter((folder) => nameOf(folder) !== '').sort((a, b) => b.length - a.length)
  const shorter = known.reduce((left, folder) => {
    const literal = folder.replace(/[\\/]+$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return left.replaceAll(new RegExp(`${literal}${rest}`, 'g'), replaced)
  }, text)
  return shorter
    .replaceAll(quoted, (_, open, path, close) => `${open}${nameOf(path)}${close}`)
    .replaceAll(absolute, replaced)
}
