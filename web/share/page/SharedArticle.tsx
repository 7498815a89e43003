/** One brief or decision for people outside, with its receipts, made to be read and printed. */
import type { SharedPage } from '#schema/share/share'
import { english, useText } from '../../core/language.ts'
import { dayAndTime, weekdayAndDay } from '../../kit/formats.ts'
import { SampleTag } from '../../kit/SampleTag.tsx'
import { sharedPageText } from '../../messages/sharing/shared-page.ts'
import { BriefPart } from './BriefPart.tsx'
import { DecisionPart } from './DecisionPart.tsx'
import { ReceiptList } from './ReceiptList.tsx'
import classes from './SharedPage.module.css'

export const SharedArticle = ({ page }: { readonly page: SharedPage }) => {
  const text = useText(sharedPageText)
  const { businessName, timeZone, isSample, item, sharedAt, until } = page
  return (
    <article className={classes.article}>
      <p className={classes.from}>
        {text.sharedBy(businessName, text.shared[item.kind])} {isSample && <SampleTag />}
      </p>
      <h1 className={classes.title} lang={english}>
        {item.title}
      </h1>
      <p className={classes.meta}>
        {isSample && `${text.sample} `}
        {text.asOf(dayAndTime(sharedAt, timeZone), weekdayAndDay(until, 'UTC'))}
      </p>
      <p className={classes.acts}>
        <button type="button" className={classes.print} onClick={() => window.print()}>
          {text.print}
        </button>
      </p>
      {item.kind === 'brief' ? (
        <BriefPart brief={item} zone={timeZone} />
      ) : (
        <DecisionPart decision={item} zone={timeZone} />
      )}
      <section aria-labelledby="receipts">
        <h2 id="receipts">{text.receipts}</h2>
        {item.figures.length === 0 ? (
          <p>{text.noReceipts}</p>
        ) : (
          <>
            <p className={classes.quiet}>{text.receiptsText}</p>
            <ReceiptList figures={item.figures} />
          </>
        )}
        {item.kind === 'brief' && item.unverified.length > 0 && (
          <p className={classes.quiet}>{text.withoutReceipt(item.unverified.join(', '))}</p>
        )}
        {item.kind === 'brief' && item.texts > 0 && <p className={classes.quiet}>{text.texts(item.texts)}</p>}
      </section>
      <footer className={classes.footer}>{text.footer(businessName)}</footer>
    </article>
  )
}
