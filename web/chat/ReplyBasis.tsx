/** Evidence behind a reply: confidence, advisor and receipts; folded to one line for older replies. */
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useId, useRef, useState } from 'react'
import type { Basis } from '#schema/core/advice'
import { english, useText } from '../core/language.ts'
import { confidenceLabel } from '../kit/figures/confidence-label.ts'
import { Receipts } from '../kit/figures/Receipts.tsx'
import { RecordLink } from '../kit/figures/RecordLink.tsx'
import { isOnRecord } from '../kit/figures/source-text.ts'
import { adviceText } from '../messages/en/advice.ts'
import { replyText } from '../messages/en/reply.ts'
import classes from './ReplyBasis.module.css'

type Props = {
  readonly basis: Basis
  /** Only the last reply of the thread is unfolded at first. */
  readonly isLatest: boolean
  /** The figure pressed in the text. `count` increases with each press, so that pressing again opens it again. */
  readonly pressed: { readonly receipt: number; readonly count: number } | undefined
}

/** Receipts shown at first. */
const initialCount = 3

export const ReplyBasis = ({ basis, isLatest, pressed }: Props) => {
  const { advisor, confidence, figures, passages } = basis
  const text = useText(replyText)
  const advice = useText(adviceText)
  const id = useId()
  const [open, setOpen] = useState<number | null>(null)
  // Undefined until the user folds or unfolds.
  const [isUnfolded, setIsUnfolded] = useState<boolean | undefined>(undefined)
  const isShown = isUnfolded ?? isLatest
  const rows = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (pressed === undefined) return
    setIsUnfolded(true)
    setOpen(pressed.receipt)
  }, [pressed])
  // The focus moves after the row has rendered.
  const lastOpened = useRef<Props['pressed']>(undefined)
  useEffect(() => {
    if (pressed === undefined || lastOpened.current === pressed || open !== pressed.receipt) return
    lastOpened.current = pressed
    const row = rows.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${pressed.receipt}`)}`)
    row?.focus({ preventScroll: true })
    row?.closest('li')?.scrollIntoView({ block: 'nearest' })
  })

  const advisorText =
    advisor.name === 'built-in'
      ? text.builtIn
      : advisor.model === undefined
        ? text.languageModel
        : text.model(advisor.model)
  const without = figures.filter((figure) => !isOnRecord(figure)).length
  const count =
    without === 0
      ? text.receiptsAllOnRecord(figures.length)
      : text.receiptsSomeWithout(figures.length, without)
  return (
    <div className={classes.basis} ref={rows}>
      {figures.length > 0 ? (
        <details className={classes.confidence}>
          <summary>
            <ChevronRight size={14} aria-hidden="true" />
            {text.confidence(confidence.percent, text.confidences[confidenceLabel(confidence.percent)])}
            {' · '}
            {advisorText}
          </summary>
          <p className={classes.reason} lang={english}>
            {confidence.because}
          </p>
        </details>
      ) : (
        <p className={classes.line}>{advisorText}</p>
      )}
      {advisor.note !== undefined && (
        <p className={classes.line} lang={english}>
          {advisor.note}
        </p>
      )}
      {figures.length > 0 && (
        <>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isShown}
            onClick={() => setIsUnfolded(!isShown)}
          >
            <ChevronRight size={14} aria-hidden="true" />
            {count}
          </button>
          {isShown && (
            <div className={classes.rows}>
              <Receipts figures={figures} id={id} open={open} onOpen={setOpen} initialCount={initialCount} />
            </div>
          )}
        </>
      )}
      {passages.length > 0 && (
        <div className={classes.passages}>
          <p className={classes.line}>{text.alsoRead}</p>
          <ul>
            {passages.map((passage) => (
              <li key={`${passage.kind}-${passage.id}`}>
                {advice.kinds[passage.kind]}:{' '}
                <span lang={english}>
                  <RecordLink of={passage}>{passage.title}</RecordLink>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
