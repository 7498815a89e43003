/** The words of a reply: figures lead to their receipts, and what no record bears out says so. */
import { useMemo } from 'react'
import type { Figure } from '#schema/core/advice'
import { useText } from '../core/language.ts'
import { FigureText } from '../kit/figures/FigureText.tsx'
import { markFigures } from '../kit/figures/marked-figures.ts'
import { replyText } from '../messages/en/reply.ts'
import { Markdown } from './Markdown.tsx'
import { readMarkdown } from './markdown.ts'
import type { Inline } from './markdown-parts.ts'
import classes from './ReplyText.module.css'

type Props = {
  /** The number of the reply in its thread, counted from 1. */
  readonly place: number
  readonly message: string
  readonly figures?: readonly Figure[]
  readonly isWriting?: boolean
  /** A figure was pressed. */
  readonly onOpen?: (receipt: number) => void
}

/** What the service writes behind a number that nothing bears out. */
const unverified = /( \(unverified\))/
const noFigures: readonly Figure[] = []
const nothing = () => undefined

export const ReplyText = ({
  place,
  message,
  figures = noFigures,
  isWriting = false,
  onOpen = nothing,
}: Props) => {
  const text = useText(replyText)
  const { blocks, texts } = useMemo(() => readMarkdown(message), [message])
  const marked = useMemo(() => markFigures(texts, figures), [texts, figures])
  const tell = (at: number) =>
    (marked[at] ?? []).map((part, index) => {
      const key = `${at}-${index}`
      if (part.receipt !== undefined) return <FigureText key={key} parts={[part]} onOpen={onOpen} />
      // Split with a group, so that what it was split at stays.
      return part.text.split(unverified).map((words, nth) =>
        nth % 2 === 0 ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
          <span key={`${key}-${nth}`} className={classes.noRecord}>
            {text.noRecord}
          </span>
        ),
      )
    })
  const nameOf = (columns: readonly (readonly Inline[])[]) => {
    const heads = columns.map((inside) =>
      inside.map((one) => (one.kind === 'text' ? texts[one.at] : '')).join(''),
    )
    return text.table(place, heads.join(', '))
  }
  return <Markdown blocks={blocks} tell={tell} nameOf={nameOf} isWriting={isWriting} />
}
