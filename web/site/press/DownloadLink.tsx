/** Link to a file, with its type and, where known, its size. */
import Download from 'lucide-react/icons/download'
import { VisuallyHidden } from '../frame/VisuallyHidden.tsx'
import classes from './DownloadLink.module.css'
import { bytesOf, fileAttributes, formatBytes } from './file-sizes.ts'

type Props = {
  /** Address on the site. */
  readonly url: string
  readonly label: string
  /** Describes the file to screen readers. */
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
        {bytes !== undefined && <span {...fileAttributes(url, bytes)}>{`, ${formatBytes(bytes)}`}</span>}
      </span>
    </p>
  )
}
