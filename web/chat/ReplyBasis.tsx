/** What a reply stands on: how sure, who advised, and the receipts; older replies fold theirs to one line. */
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useId, useRef, useState } from 'react'
import type { Basis } from '#schema/core/advice'
import { useText } from '../core/language.ts'
import { confidenceLabel } from '../kit/figures/confidence-label.ts'
import { Receipts } from '../kit/figures/Receipts.tsx'
import { RecordLink } from '../kit/figures/RecordLink.tsx'
import { isOnRecord } from '../kit/figures/source-words.ts'
import { adviceText } from '../messages/en/advice.ts'
import { replyText } from '../messages/en/reply.ts'
import classes from './ReplyBasis.module.css'

type Props = {
  readonly basis: Basis
  /** The last reply of the thread shows its receipts. */
  readonly isLatest: boolean
  /** The figure that was pressed in the words; counts presses, so that pressing it again leads there again. */
  readonly pressed: { readonly receipt: number; readonly count: number } | undefined
}

/** So many receipts at first. */
const few = 3

export const ReplyBasis = ({ basis, isLatest, pressed }: Props) => {
  const { advisor, confidence, figures, passages } = basis
  const text = useText(replyText)
  const advice = useText(adviceText)
  const id = useId()
  const [open, setOpen] = useState<number | null>(null)
  // Until a person says otherwise, only the last reply shows them.
  const [isUnfolded, setIsUnfolded] = useState<boolean | undefined>(undefined)
  const isShown = isUnfolded ?? isLatest
  const rows = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (pressed === undefined) return
    setIsUnfolded(true)
    setOpen(pressed.receipt)
  }, [pressed])
  // The row comes first, the focus after it.
  const led = useRef<Props['pressed']>(undefined)
  useEffect(() => {
    if (pressed === undefined || led.current === pressed || open !== pressed.receipt) return
    led.current = pressed
    const row = rows.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${pressed.receipt}`)}`)
    row?.focus({ preventScroll: true })
    row?.closest('li')?.scrollIntoView({ block: 'nearest' })
  })

  const who =
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
            {who}
          </summary>
          <p className={classes.because}>{confidence.because}</p>
        </details>
      ) : (
        <p className={classes.line}>{who}</p>
      )}
      {advisor.note !== undefined && <p className={classes.line}>{advisor.note}</p>}
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
              <Receipts figures={figures} id={id} open={open} onOpen={setOpen} few={few} />
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
                {advice.kinds[passage.kind]}: <RecordLink of={passage}>{passage.title}</RecordLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
