/** Renders the blocks of `readMarkdown`, and no other elements. */
import { createElement, Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '../kit/markdown/markdown-parts.ts'
import classes from './Markdown.module.css'

type Props = {
  readonly blocks: readonly Block[]
  /** Renders the text with this index. */
  readonly renderText: (at: number) => ReactNode
  /** Names a table by its column headings. */
  readonly nameOf: (columns: readonly (readonly Inline[])[]) => string
  /** More text will follow: shows a caret at the end. */
  readonly isWriting: boolean
}

// Parts of a text never change order, so they need no keys.
const all = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

export const Markdown = ({ blocks, renderText, nameOf, isWriting }: Props) => {
  const stretch = (one: Inline): ReactNode => {
    if (one.kind === 'text') return renderText(one.at)
    if (one.kind === 'code') return <code>{one.text}</code>
    if (one.kind === 'break') return <br />
    return one.kind === 'strong' ? <strong>{line(one.inside)}</strong> : <em>{line(one.inside)}</em>
  }
  const line = (inside: readonly Inline[]): ReactNode => all(inside.map(stretch))

  const row = (cells: readonly (readonly Inline[])[]): ReactNode =>
    createElement('tr', null, all(cells.map((cell) => createElement('td', null, line(cell)))))

  const block = (one: Block): ReactNode => {
    if (one.kind === 'quote') return <blockquote>{all(one.blocks.map(block))}</blockquote>
    if (one.kind === 'rule') return <hr />
    if (one.kind === 'code')
      return (
        <pre>
          <code>{one.text}</code>
        </pre>
      )
    if (one.kind === 'list') {
      const items = all(one.items.map((each) => createElement('li', null, all(each.map(block)))))
      return one.isOrdered ? <ol start={one.start}>{items}</ol> : <ul>{items}</ul>
    }
    if (one.kind !== 'table')
      return createElement(one.kind === 'heading' ? 'h3' : 'p', null, line(one.inside))
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables must be reachable by keyboard to scroll
      // biome-ignore lint/a11y/useSemanticElements: the role is needed for the label
      <div role="region" aria-label={nameOf(one.head)} tabIndex={0} className={classes.wide}>
        <table>
          <thead>
            <tr>{all(one.head.map((cell) => createElement('th', { scope: 'col' }, line(cell))))}</tr>
          </thead>
          <tbody>{all(one.rows.map(row))}</tbody>
        </table>
      </div>
    )
  }

  return (
    <div className={isWriting ? `${classes.text} ${classes.writing}` : classes.text}>
      {all(blocks.map(block))}
    </div>
  )
}
