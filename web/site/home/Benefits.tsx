/** Five benefits beside a screenshot of a brief. */
import { ScreenPicture } from '../frame/ScreenPicture.tsx'
import { Section } from '../frame/Section.tsx'
import classes from './Benefits.module.css'
import dark from './brief-dark.avif'
import light from './brief-light.avif'
import narrowDark from './brief-narrow-dark.avif'
import narrowLight from './brief-narrow-light.avif'
import { benefitsContent as content } from './home.content.ts'

export const Benefits = () => (
  <Section title={content.title} lead={content.lead}>
    <div className={classes.columns}>
      <ul className={classes.benefits}>
        {content.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <ScreenPicture
        views={{ light, dark, narrowLight, narrowDark }}
        width={1392}
        height={757}
        alternative={content.picture}
        caption={content.caption}
      />
    </div>
  </Section>
)
