/** The figures behind one draft, folded at first. */
import { useId, useState } from 'react'
import type { Figure } from '#schema/core/advice'
import { useText } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import { Receipts } from '../figures/Receipts.tsx'
import classes from './ItemReceipts.module.css'

type Props = { readonly figures: readonly Figure[] }

export const ItemReceipts = ({ figures }: Props) => {
  const text = useText(briefText)
  const id = useId()
  const [open, setOpen] = useState<number | null>(null)
  if (figures.length === 0) return null
  return (
    <details className={classes.receipts}>
      <summary>{text.figures(figures.length)}</summary>
      <Receipts figures={figures} id={id} open={open} onOpen={setOpen} />
    </details>
  )
}
