/** The files of the articles as the site ships them. */

const addresses = import.meta.glob<string>('./articles/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of an article's file; throws where there is none. */
export const articleFile = (id: string): string => {
  const address = addresses[`./articles/${id}.md`]
  if (address === undefined) throw new Error(`There is no file of ${id}.`)
  return address
}
