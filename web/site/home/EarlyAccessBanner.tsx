import { hasDemos } from '../../core/has-demos.ts'
import classes from './EarlyAccessBanner.module.css'
import { bannerContent as content } from './home.content.ts'

export const EarlyAccessBanner = () => (
  <aside aria-label={content.title} className={classes.band}>
    <div className={classes.banner}>
      <p className={classes.title}>{content.title}</p>
      <p className={classes.text}>
        {content.text} {hasDemos() && <span data-demos>{content.sample}</span>}
      </p>
      {hasDemos() && (
        <a href="/login" data-demos>
          {content.link}
        </a>
      )}
    </div>
  </aside>
)
