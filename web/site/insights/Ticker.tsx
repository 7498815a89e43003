/** Scrolling lines. They pause on request, on hover, and for visitors who prefer reduced motion. */
import { SampleTag } from '../../kit/SampleTag.tsx'
import classes from './Ticker.module.css'
import { tickerContent as content } from './ticker.content.ts'

const Lines = ({ isEcho = false }: { readonly isEcho?: boolean }) => (
  <ul aria-hidden={isEcho || undefined} className={isEcho ? classes.repeat : classes.lines}>
    {content.lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

export const Ticker = () => (
  <section aria-labelledby="ticker-title" className={classes.section}>
    <div className={classes.header}>
      <h2 id="ticker-title">{content.title}</h2>
      <SampleTag />
      <p>{content.note}</p>
      <label className={classes.pause}>
        <input type="checkbox" />
        {content.pause}
      </label>
    </div>
    <div className={classes.band}>
      <Lines />
      <Lines isEcho />
    </div>
  </section>
)
