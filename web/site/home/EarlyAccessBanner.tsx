import classes from './EarlyAccessBanner.module.css'
import { bannerContent as content } from './home.content.ts'

export const EarlyAccessBanner = () => (
  <aside aria-label={content.title} className={classes.band}>
    <div className={classes.banner}>
      <p className={classes.title}>{content.title}</p>
      <p className={classes.text}>
        {content.text} <span className={classes.sample}>{content.sample}</span>
      </p>
      <a href="/login" className={classes.sample}>
        {content.link}
      </a>
    </div>
  </aside>
)
