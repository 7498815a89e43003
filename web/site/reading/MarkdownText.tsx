/** A long text as it is read: one column of prose. */
import type { ReactNode } from 'react'
import classes from './MarkdownText.module.css'
import { type Block, readMarkdown, type Span } from './read-markdown.ts'

type Props = {
  /** As its file holds it; its title stands where the text is opened, and is not repeated. */
  readonly text: string
  /** The level of the headings within the text. */
  readonly heading: 'h3' | 'h4'
}

const spoken = (spans: readonly Span[]): ReactNode =>
  spans.map(({ text, look, href }) => {
    if (href !== undefined)
      return (
        <a key={text} href={href}>
          {text}
        </a>
      )
    if (look === 'code') return <code key={text}>{text}</code>
    return look === 'strong' ? <strong key={text}>{text}</strong> : text
  })

const keyOf = (block: Block): string => JSON.stringify(block)

export const MarkdownText = ({ text, heading: Heading }: Props) => (
  <div className={classes.text}>
    {readMarkdown(text).blocks.map((block) => {
      if (block.kind === 'heading') return <Heading key={keyOf(block)}>{block.text}</Heading>
      if (block.kind === 'paragraph') return <p key={keyOf(block)}>{spoken(block.spans)}</p>
      const items = block.items.map((item) => <li key={JSON.stringify(item)}>{spoken(item)}</li>)
      return block.isNumbered ? <ol key={keyOf(block)}>{items}</ol> : <ul key={keyOf(block)}>{items}</ul>
    })}
  </div>
)
