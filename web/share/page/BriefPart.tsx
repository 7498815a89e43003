/** The text of a shared brief, each figure with the number of its receipt, and the weeks that it is about. */
import { Fragment } from 'react'
import type { SharedBrief } from '#schema/share/share'
import { english, screenLocale, useText } from '../../core/language.ts'
import { markFigures } from '../../kit/figures/marked-figures.ts'
import { dayAndTime } from '../../kit/formats.ts'
import { sharedPageText } from '../../messages/sharing/shared-page.ts'
import classes from './SharedPage.module.css'
import { WeekPart } from './WeekPart.tsx'

type Props = { readonly brief: SharedBrief; readonly zone: string }

export const BriefPart = ({ brief, zone }: Props) => {
  const text = useText(sharedPageText)
  const { title, what, why, soWhat, figures, category, topic, confidence, because, createdAt, chart } = brief
  const [, ...prose] = markFigures([title, what, why, soWhat], figures)
  return (
    <>
      <p className={classes.quiet}>
        <span lang={english}>{category}</span> · {dayAndTime(createdAt, zone)} · {text.confidence(confidence)}
      </p>
      {[text.what, text.why, text.soWhat].map((name, index) => (
        <section key={name}>
          <h2>{name}</h2>
          <p className={classes.prose} lang={english}>
            {prose[index]?.map(({ text: part, receipt }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
              <Fragment key={at}>
                {receipt === undefined ? (
                  part
                ) : (
                  <a className={classes.figure} href={`#receipt-${receipt}`} onClick={jumpTo(receipt)}>
                    {part}
                    <span className={classes.hidden} lang={screenLocale()}>
                      {' '}
                      {text.receipt}{' '}
                    </span>
                    <sup>{receipt}</sup>
                  </a>
                )}
              </Fragment>
            ))}
          </p>
        </section>
      ))}
      {chart && <WeekPart chart={chart} />}
      <p className={classes.because}>
        {text.asked} <span lang="">“{topic}”.</span> <span lang={english}>{because}</span>
      </p>
    </>
  )
}

/** Scrolls instead of following the link: the address has the secret, and a new fragment would lose it on a reload. */
const jumpTo = (receipt: number) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById(`receipt-${receipt}`)?.scrollIntoView({ block: 'center' })
}
