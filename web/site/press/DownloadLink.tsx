/** A file to take along: what it is, its kind, and its weight where it is known. */
import Download from 'lucide-react/icons/download'
import { VisuallyHidden } from '../frame/VisuallyHidden.tsx'
import classes from './DownloadLink.module.css'
import { bytesOf, fileAttributes, inWords } from './file-sizes.ts'

type Props = {
  /** Its address on the site. */
  readonly url: string
  readonly label: string
  /** What it holds, for whoever hears the page. */
  readonly subject: string
}

export const DownloadLink = ({ url, label, subject }: Props) => {
  const bytes = bytesOf(url)
  const kind = url.slice(url.lastIndexOf('.') + 1).toUpperCase()
  return (
    <p className={classes.line}>
      <a href={url} download className={classes.link}>
        <Download size={16} aria-hidden="true" />
        {label}
        <VisuallyHidden>: {subject}</VisuallyHidden>
      </a>
      <span className={classes.size}>
        {kind}
        {bytes !== undefined && <span {...fileAttributes(url, bytes)}>{`, ${inWords(bytes)}`}</span>}
      </span>
    </p>
  )
}
