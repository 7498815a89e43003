/** Text of an article or a guide. All of them share one chunk, loaded after the first load of the page. */
import { MarkdownText } from '../reading/MarkdownText.tsx'

type Props = {
  /** Folder and id, such as `guides/your-first-week`. */
  readonly file: string
  /** Level of the headings in the text. */
  readonly heading: 'h3' | 'h4'
}

const texts = import.meta.glob<string>('./{articles,guides}/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const HelpText = ({ file, heading }: Props) => {
  const text = texts[`./${file}.md`]
  if (text === undefined) throw new Error(`There is no text ${file}.`)
  return <MarkdownText text={text} heading={heading} />
}
