/** Downloadable files of the guides. */

const addresses = import.meta.glob<string>('./guides/*.md', { query: '?url', import: 'default', eager: true })

/** Address of a guide's file; throws if there is none. */
export const guideFile = (id: string): string => {
  const address = addresses[`./guides/${id}.md`]
  if (address === undefined) throw new Error(`There is no guide ${id}.`)
  return address
}
