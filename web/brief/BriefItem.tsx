/** One brief in the list; the whole item opens it. */

import { Link } from 'react-router-dom'
import type { Brief } from '#schema/brief/brief'
import { english } from '../core/language.ts'
import { dayAndTime } from '../kit/formats.ts'
import { TextPreview } from '../kit/TextPreview.tsx'
import classes from './BriefItem.module.css'
import { previewLength } from './brief-view.ts'
import { ConfidenceMark } from './ConfidenceMark.tsx'

type Props = {
  readonly brief: Brief
  /** Query of the address that opens it. */
  readonly search: string
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const BriefItem = ({ brief, search, zone }: Props) => {
  const isCut = Array.from(brief.what).length > previewLength
  const id = `brief-${brief.id}`
  return (
    <article className={classes.item} aria-labelledby={id}>
      <p className={classes.meta}>
        <span lang={english}>{brief.category}</span>
        <time dateTime={brief.createdAt}>{dayAndTime(brief.createdAt, zone)}</time>
        <ConfidenceMark percent={brief.confidence} />
      </p>
      <h2 id={id} className={classes.title} lang={english}>
        <Link to={{ search }} className={classes.link} data-brief={brief.id}>
          {brief.title}
        </Link>
      </h2>
      <p className={isCut ? `${classes.preview} ${classes.cut}` : classes.preview} lang={english}>
        <TextPreview text={brief.what} count={previewLength} />
      </p>
    </article>
  )
}
