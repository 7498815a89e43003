/** The receipts of a brief's figures, and the numbers that have none. */
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Brief } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { Receipts } from '../kit/figures/Receipts.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { adviceText } from '../messages/en/advice.ts'
import classes from './BriefAside.module.css'

type Props = {
  readonly brief: Brief
  /** Id prefix of the receipts, the open one, and how to open one. */
  readonly receipts: {
    readonly id: string
    readonly open: number | null
    readonly onOpen: (receipt: number | null) => void
  }
}

export const BriefReceipts = ({ brief, receipts }: Props) => {
  const words = useText(adviceText)
  const { figures, unverified } = brief.basis
  if (figures.length + unverified.length === 0) return null
  return (
    <section className={classes.part} aria-label={words.receipts}>
      <h2 className={classes.header}>{words.receipts}</h2>
      {figures.length > 0 && <Receipts figures={figures} initialCount={5} {...receipts} />}
      {unverified.length === 0 ? (
        <p className={classes.verified}>
          <CircleCheck size={14} aria-hidden="true" />
          {words.allHaveReceipts}
        </p>
      ) : (
        <div className={classes.unverified}>
          <StatusMark meaning="attention">{words.withoutReceipt(unverified.join(', '))}</StatusMark>
        </div>
      )}
    </section>
  )
}
