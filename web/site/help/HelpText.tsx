/** The text of an article or a guide; all of them are one file, which the page fetches after its first load. */
import { MarkdownText } from '../reading/MarkdownText.tsx'

type Props = {
  /** Its folder and id, such as `guides/your-first-week`. */
  readonly file: string
  /** The level of the headings within it. */
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
