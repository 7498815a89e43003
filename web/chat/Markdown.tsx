/** What `readMarkdown` read, as React elements and nothing else. */
import { createElement, Fragment, type ReactNode } from 'react'
import classes from './Markdown.module.css'
import type { Block, Inline } from './markdown-parts.ts'

type Props = {
  readonly blocks: readonly Block[]
  /** How the text at a place is shown. */
  readonly tell: (at: number) => ReactNode
  /** The column heads of a table, to name it by. */
  readonly nameOf: (columns: readonly (readonly Inline[])[]) => string
  /** There is more to come: a caret stands at the end. */
  readonly isWriting: boolean
}

// What stands in a text never changes its place, so none of it needs a key.
const all = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

export const Markdown = ({ blocks, tell, nameOf, isWriting }: Props) => {
  const stretch = (one: Inline): ReactNode => {
    if (one.kind === 'text') return tell(one.at)
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table has to be reached by the keyboard
      // biome-ignore lint/a11y/useSemanticElements: the role is what allows it to scroll sideways
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
