import { RequestAccess } from '../frame/RequestAccess.tsx'
import { ScreenPicture } from '../frame/ScreenPicture.tsx'
import classes from './Hero.module.css'
import { heroContent as content } from './home.content.ts'
import dark from './overview-dark.avif'
import light from './overview-light.avif'
import narrowDark from './overview-narrow-dark.avif'
import narrowLight from './overview-narrow-light.avif'

export const Hero = () => (
  <section aria-label="What Jarvin is" className={classes.section}>
    <div className={classes.hero}>
      <div>
        <h1>{content.title}</h1>
        <p className={classes.audience}>{content.audience}</p>
      </div>
      <div>
        <p className={classes.lead}>{content.lead}</p>
        <div className={classes.actions}>
          <RequestAccess source="hero">Join Early Access</RequestAccess>
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: wording from the specification, and the text before it gives the context */}
          <a href="#features">Learn More</a>
        </div>
      </div>
    </div>
    <ScreenPicture
      isFirst
      views={{ light, dark, narrowLight, narrowDark }}
      width={1800}
      height={1125}
      alternative={content.picture}
      caption={
        <>
          <span>{content.caption}</span>
          <span>{content.invitation}</span>
        </>
      }
    />
  </section>
)
