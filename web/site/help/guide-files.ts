/** The files of the guides as the site ships them. */

const addresses = import.meta.glob<string>('./guides/*.md', { query: '?url', import: 'default', eager: true })

/** The address of a guide's file; throws where there is none. */
export const guideFile = (id: string): string => {
  const address = addresses[`./guides/${id}.md`]
  if (address === undefined) throw new Error(`There is no guide ${id}.`)
  return address
}
