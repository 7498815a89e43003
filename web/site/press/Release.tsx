/** A press release, to read in place or download as PDF. */
import { Disclosure } from '../frame/Disclosure.tsx'
import { VisuallyHidden } from '../frame/VisuallyHidden.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { formatDay } from './format-day.ts'
import { pressContent } from './press.content.ts'
import classes from './Release.module.css'
import type { PressRelease } from './releases.content.ts'

const { read, download } = pressContent.releases

type Props = { readonly release: PressRelease }

export const Release = ({ release: { id, title, date, summary, paragraphs, downloadUrl } }: Props) => (
  <article id={id} className={classes.release} aria-labelledby={`${id}-title`}>
    <p className={classes.date}>
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
    <div>
      <h3 id={`${id}-title`}>{title}</h3>
      <p className={classes.summary}>{summary}</p>
      <div className={classes.actions}>
        <Disclosure
          look="link"
          summary={
            <>
              {read}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </>
          }
        >
          <div className={classes.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
        <DownloadLink url={downloadUrl} label={download} subject={title} />
      </div>
    </div>
  </article>
)
