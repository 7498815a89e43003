import classes from './EarlyAccessBanner.module.css'
import { bannerContent as content } from './home.content.ts'

export const EarlyAccessBanner = () => (
  <aside aria-label={content.title} className={classes.band}>
    <div className={classes.banner}>
      <p className={classes.title}>{content.title}</p>
      <p className={classes.text}>{content.text}</p>
      <a href="/login">{content.link}</a>
    </div>
  </aside>
)
