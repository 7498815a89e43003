/** Evidence behind a reply that was cut off: the advisor and the passages it was given. */
import type { PartialBasis } from '#schema/core/advice'
import { useText } from '../../core/language.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import classes from './AdviceBasis.module.css'
import { advisorFacts } from './advisor-facts.ts'
import { FactList } from './FactList.tsx'
import { Passages } from './Passages.tsx'

type Props = { readonly begun: PartialBasis }

export const CutOffBasis = ({ begun: { advisor, passages } }: Props) => {
  const text = useText(decisionLogText)
  return (
    <>
      <h3 className={classes.part}>{text.advice}</h3>
      <p className={classes.empty}>{text.cutOff}</p>
      <FactList facts={advisorFacts(advisor, text)} />
      <Passages passages={passages} />
    </>
  )
}
