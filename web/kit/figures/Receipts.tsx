/** The receipts of a piece of advice: one row per figure, which opens to show its formula and records. */
import { Button } from '@blueprintjs/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useState } from 'react'
import type { Figure } from '#schema/core/advice'
import { english, useText } from '../../core/language.ts'
import { adviceText } from '../../messages/en/advice.ts'
import { lazyPart } from '../feedback/lazy-part.ts'
import classes from './Receipts.module.css'
import { capitalised, isOnRecord, sourceLine } from './source-text.ts'

type Props = {
  readonly figures: readonly Figure[]
  /** Prefix of the row buttons' ids: `{id}-{number}`. */
  readonly id: string
  /** Number of the open row, counted from 1; null when all are closed. */
  readonly open: number | null
  readonly onOpen: (receipt: number | null) => void
  /** Rows shown at first. */
  readonly initialCount?: number
}

// The text of a formula is not needed until a row opens.
const ReceiptDetails = lazyPart(async () => (await import('./ReceiptDetails.tsx')).ReceiptDetails)

export const Receipts = ({ figures, id, open, onOpen, initialCount = 8 }: Props) => {
  const text = useText(adviceText)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole || (open ?? 0) > initialCount ? figures : figures.slice(0, initialCount)
  return (
    <>
      <ol className={classes.rows}>
        {shown.map((figure, index) => {
          const receipt = index + 1
          const isOpen = open === receipt
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's number is its position
            <li key={index} className={isOpen ? classes.openRow : classes.row}>
              <button
                type="button"
                id={`${id}-${receipt}`}
                className={classes.header}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : receipt)}
              >
                <span className={classes.number}>{receipt}</span>
                <span className={classes.text}>
                  <span className={classes.label}>
                    <span lang={english}>{capitalised(figure.label)}</span> <strong>{figure.shown}</strong>
                  </span>
                  <span className={classes.source}>
                    {sourceLine(figure)}
                    {!isOnRecord(figure) && <span className={classes.noRecord}>{text.noRecord}</span>}
                  </span>
                </span>
                <ChevronDown className={classes.chevron} size={14} aria-hidden="true" />
              </button>
              {isOpen && (
                <Suspense fallback={null}>
                  <ReceiptDetails figure={figure} />
                </Suspense>
              )}
            </li>
          )
        })}
      </ol>
      {figures.length > initialCount && (
        <Button
          className={classes.more}
          variant="minimal"
          size="small"
          text={shown.length > initialCount ? text.showFewer : text.showAll(figures.length)}
          onClick={() => {
            setIsWhole(shown.length <= initialCount)
            if ((open ?? 0) > initialCount) onOpen(null)
          }}
        />
      )}
    </>
  )
}
