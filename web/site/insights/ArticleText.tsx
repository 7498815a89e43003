/** The text of an article; all texts are one file, which the page fetches after its first load. */
import { MarkdownText } from '../reading/MarkdownText.tsx'

type Props = { readonly id: string }

const texts = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

export const ArticleText = ({ id }: Props) => {
  const text = texts[`./articles/${id}.md`]
  if (text === undefined) throw new Error(`There is no text of ${id}.`)
  return <MarkdownText text={text} heading="h4" />
}
