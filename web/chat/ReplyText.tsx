/** The text of a reply: figures open their receipts, and unsupported numbers are marked. */
import { useMemo } from 'react'
import type { Figure } from '#schema/core/advice'
import { english, screenLocale, useText } from '../core/language.ts'
import { FigureText } from '../kit/figures/FigureText.tsx'
import { markFigures, withPunctuation } from '../kit/figures/marked-figures.ts'
import type { Inline } from '../kit/markdown/markdown-parts.ts'
import { readMarkdown } from '../kit/markdown/read-markdown.ts'
import { replyText } from '../messages/en/reply.ts'
import { Markdown } from './Markdown.tsx'
import classes from './ReplyText.module.css'

type Props = {
  /** Number of the reply in the thread, from 1. */
  readonly place: number
  readonly message: string
  readonly figures?: readonly Figure[]
  readonly isWriting?: boolean
  /** Language of the message; what an advisor writes is English. */
  readonly lang?: string
  /** A figure was pressed. */
  readonly onOpen?: (receipt: number) => void
}

/** The service writes this after a number that no record supports. */
const unverified = /( \(unverified\))/
const noFigures: readonly Figure[] = []
const noop = () => undefined

export const ReplyText = ({
  place,
  message,
  figures = noFigures,
  isWriting = false,
  lang = english,
  onOpen = noop,
}: Props) => {
  const text = useText(replyText)
  const { blocks, texts } = useMemo(() => readMarkdown(message), [message])
  const marked = useMemo(() => withPunctuation(markFigures(texts, figures)), [texts, figures])
  const partsOf = (at: number) =>
    (marked[at] ?? []).map((part, index) => {
      const key = `${at}-${index}`
      if (part.receipt !== undefined) return <FigureText key={key} parts={[part]} onOpen={onOpen} />
      // The capturing group keeps the separators.
      return part.text.split(unverified).map((words, nth) =>
        nth % 2 === 0 ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
          <span key={`${key}-${nth}`} className={classes.noRecord} lang={screenLocale()}>
            {text.noRecord}
          </span>
        ),
      )
    })
  const renderText = (at: number) => <span lang={lang}>{partsOf(at)}</span>
  const nameOf = (columns: readonly (readonly Inline[])[]) => {
    const heads = columns.map((inside) =>
      inside.map((one) => (one.kind === 'text' ? texts[one.at] : '')).join(''),
    )
    return text.table(place, heads.join(', '))
  }
  return <Markdown blocks={blocks} renderText={renderText} nameOf={nameOf} isWriting={isWriting} />
}
