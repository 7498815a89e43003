/** Evidence behind advice, as recorded: confidence, advisor, figures with sources, and passages. */
import { useId, useState } from 'react'
import type { Basis } from '#schema/core/advice'
import { type TextOf, useText } from '../../core/language.ts'
import { Receipts } from '../../kit/figures/Receipts.tsx'
import { percent } from '../../kit/formats.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import classes from './AdviceBasis.module.css'
import { advisorFacts } from './advisor-facts.ts'
import { FactList } from './FactList.tsx'
import { Passages } from './Passages.tsx'

type Props = { readonly basis: Basis }

const share = (value: number): string => percent(100 * value, 0)

const factsOf = ({ advisor, confidence, unverified }: Basis, text: TextOf<typeof decisionLogText>) => [
  { name: text.onRecord, value: percent(confidence.percent, 0) },
  { name: text.reason, value: confidence.because },
  { name: text.coverage, value: share(confidence.coverage) },
  { name: text.recency, value: share(confidence.recency) },
  { name: text.agreement, value: share(confidence.agreement) },
  ...(unverified.length === 0 ? [] : [{ name: text.unverified, value: unverified.join(', ') }]),
  ...advisorFacts(advisor, text),
]

export const AdviceBasis = ({ basis }: Props) => {
  const text = useText(decisionLogText)
  const id = useId()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <h3 className={classes.part}>{text.advice}</h3>
      <FactList facts={factsOf(basis, text)} />
      <h4 className={classes.sub}>{text.figures}</h4>
      {basis.figures.length === 0 ? (
        <p className={classes.empty}>{text.noFigures}</p>
      ) : (
        <Receipts figures={basis.figures} id={id} open={open} onOpen={setOpen} />
      )}
      <Passages passages={basis.passages} />
    </>
  )
}
