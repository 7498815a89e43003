/** What the records showed: the sentences of a finding, each figure with its receipt. */
import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Finding } from '#schema/advisory/finding'
import { FigureText } from '../kit/figures/FigureText.tsx'
import { markFigures, withPunctuation } from '../kit/figures/marked-figures.ts'
import { Receipts } from '../kit/figures/Receipts.tsx'
import classes from './AdvisoryCard.module.css'

type Props = { readonly finding: Finding }

/** Sentences with their figures numbered on, and the figures in that order; last, what it costs a week. */
const partsOf = ({ lines, worth }: Finding) => {
  let before = 0
  const said = lines.map(({ text, figures }) => {
    const [marked = []] = withPunctuation(markFigures([text], figures))
    const first = before
    before += figures.length
    return marked.map((part) =>
      part.receipt === undefined ? part : { ...part, receipt: part.receipt + first },
    )
  })
  const figures = lines.flatMap((line) => line.figures)
  const isSaid = figures.some(({ label, shown }) => label === worth.label && shown === worth.shown)
  return { said, figures: isSaid ? figures : [...figures, worth] }
}

export const FindingText = ({ finding }: Props) => {
  const id = useId()
  const [open, setOpen] = useState<number | null>(null)
  const { said, figures } = useMemo(() => partsOf(finding), [finding])
  const onOpen = (receipt: number) => {
    flushSync(() => setOpen(receipt))
    document.getElementById(`${id}-${receipt}`)?.focus()
  }
  return (
    <>
      <p className={classes.message}>
        {said.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a finding never change order
          <span key={index}>
            <FigureText parts={parts} onOpen={onOpen} />{' '}
          </span>
        ))}
      </p>
      <Receipts figures={figures} id={id} open={open} onOpen={setOpen} initialCount={0} />
    </>
  )
}
