/** Files of the downloadable articles; the others need no address. */

const addresses = import.meta.glob<string>(
  [
    './articles/raise-prices-before-you-have-to.md',
    './articles/how-confidence-is-worked-out.md',
    './articles/counting-runway-honestly.md',
    './articles/ask-better-questions.md',
    './articles/seven-figures-before-a-second-site.md',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** Address of an article's file; throws if there is none. */
export const articleFile = (id: string): string => {
  const address = addresses[`./articles/${id}.md`]
  if (address === undefined) throw new Error(`There is no file of ${id}.`)
  return address
}
