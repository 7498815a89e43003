/** Prose in which each figure shows its receipt number; pressing a figure opens the receipt. */
import { english, screenLocale, useText } from '../../core/language.ts'
import { adviceText } from '../../messages/en/advice.ts'
import classes from './FigureText.module.css'
import type { Part } from './marked-figures.ts'

type Props = {
  readonly parts: readonly Part[]
  /** A figure was pressed. */
  readonly onOpen: (receipt: number) => void
}

export const FigureText = ({ parts, onOpen }: Props) => {
  const text = useText(adviceText)
  const said = parts.map((part, index) => {
    const { receipt } = part
    if (receipt === undefined) return part.text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <span key={index} className={classes.held}>
        <button type="button" className={classes.figure} onClick={() => onOpen(receipt)}>
          {part.text}
          <span className={classes.word} lang={screenLocale()}>
            {' '}
            {text.receipt}{' '}
          </span>
          <sup className={classes.number}>{receipt}</sup>
        </button>
        {part.after}
      </span>
    )
  })
  return <span lang={english}>{said}</span>
}
