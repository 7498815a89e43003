/** What stood behind advice, as the event recorded it: confidence, advisor, figures with their sources, passages. */
import { useId, useState } from 'react'
import type { Basis } from '#schema/core/advice'
import { type TextOf, useText } from '../core/language.ts'
import { number, percent } from '../kit/formats.ts'
import { Receipts } from '../kit/Receipts.tsx'
import { decisionLogText } from '../messages/en/decision-log.ts'
import classes from './AdviceBasis.module.css'
import { FactList } from './FactList.tsx'

type Props = { readonly basis: Basis }

type Text = TextOf<typeof decisionLogText>

const advisorOf = ({ name, model }: Basis['advisor'], text: Text): string =>
  name === 'built-in' ? text.builtIn : text.languageModel(model ?? '')

const share = (value: number): string => percent(100 * value, 0)

const factsOf = ({ advisor, confidence, unverified }: Basis, text: Text) => [
  { name: text.onRecord, value: percent(confidence.percent, 0) },
  { name: text.because, value: confidence.because },
  { name: text.coverage, value: share(confidence.coverage) },
  { name: text.recency, value: share(confidence.recency) },
  { name: text.agreement, value: share(confidence.agreement) },
  ...(unverified.length === 0 ? [] : [{ name: text.unverified, value: unverified.join(', ') }]),
  { name: text.adviser, value: advisorOf(advisor, text) },
  ...(advisor.note === undefined ? [] : [{ name: text.adviserNote, value: advisor.note }]),
  { name: text.promptVersion, value: advisor.promptVersion, isCode: true },
  ...(advisor.inputTokens === undefined || advisor.outputTokens === undefined
    ? []
    : [
        {
          name: text.tokens,
          value: text.tokensOf(number(advisor.inputTokens), number(advisor.outputTokens)),
        },
      ]),
  ...(advisor.costUsd === undefined
    ? []
    : [{ name: text.cost, value: text.costOf(number(advisor.costUsd, 4)) }]),
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
        <p className={classes.none}>{text.noFigures}</p>
      ) : (
        <Receipts figures={basis.figures} id={id} open={open} onOpen={setOpen} />
      )}
      {basis.passages.length > 0 && (
        <>
          <h4 className={classes.sub}>{text.passages}</h4>
          <ul className={classes.passages}>
            {basis.passages.map(({ id: passageId, title, excerpt }) => (
              <li key={passageId}>
                <p className={classes.title}>{title}</p>
                <blockquote className={classes.excerpt}>{excerpt}</blockquote>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
