/** Text of an article. All of them share one chunk, loaded after the first load of the page. */
import { MarkdownText } from '../reading/MarkdownText.tsx'

type Props = { readonly id: string }

const texts = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

export const ArticleText = ({ id }: Props) => {
  const text = texts[`./articles/${id}.md`]
  if (text === undefined) throw new Error(`There is no text of ${id}.`)
  return <MarkdownText text={text} heading="h4" />
}
