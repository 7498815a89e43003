/** A long text as one column of prose. */
import { createElement, Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '../../kit/markdown/markdown-parts.ts'
import classes from './MarkdownText.module.css'
import { type Link, readArticle } from './read-article.ts'

type Props = {
  /** Markdown. Its title is not rendered, because the disclosure already shows it. */
  readonly text: string
  /** Level of the headings in the text. */
  readonly heading: 'h3' | 'h4'
}

// Parts of a text never change order, so they need no keys.
const all = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

export const MarkdownText = ({ text, heading }: Props) => {
  const { blocks, texts } = readArticle(text)

  const stretch = (one: Inline<Link>): ReactNode => {
    if (one.kind === 'text') return texts[one.at]
    if (one.kind === 'link') return <a href={one.address}>{one.words}</a>
    if (one.kind === 'code') return <code>{one.text}</code>
    if (one.kind === 'break') return <br />
    return one.kind === 'strong' ? <strong>{line(one.inside)}</strong> : <em>{line(one.inside)}</em>
  }
  const line = (inside: readonly Inline<Link>[]): ReactNode => all(inside.map(stretch))

  const item = (content: readonly Block<Link>[]): ReactNode =>
    createElement(
      'li',
      null,
      all(content.map((one) => (one.kind === 'paragraph' ? line(one.inside) : block(one)))),
    )

  const block = (one: Block<Link>): ReactNode => {
    if (one.kind === 'heading') return createElement(heading, null, line(one.inside))
    if (one.kind === 'paragraph') return <p>{line(one.inside)}</p>
    if (one.kind === 'list') return createElement(one.isOrdered ? 'ol' : 'ul', null, all(one.items.map(item)))
    throw new Error(`An article has no ${one.kind}.`)
  }

  return <div className={classes.text}>{all(blocks.map(block))}</div>
}
