import { Section } from '../frame/Section.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import classes from './MediaKit.module.css'
import { mediaKit } from './media-kit.content.ts'
import { pressContent } from './press.content.ts'

const { title, lead, download } = pressContent.kit

export const MediaKit = () => (
  <Section id="media-kit" title={title} lead={lead} tone="sunken">
    <ul className={classes.assets}>
      {mediaKit.map((asset) => (
        <li key={asset.downloadUrl}>
          <article className={classes.asset}>
            <h3>{asset.title}</h3>
            <p>{asset.description}</p>
            <DownloadLink url={asset.downloadUrl} label={download} subject={asset.title} />
          </article>
        </li>
      ))}
    </ul>
  </Section>
)
