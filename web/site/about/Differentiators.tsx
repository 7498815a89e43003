/** Four ways in which Jarvin differs, with a picture of the Decision Log. */
import { Points } from '../frame/Points.tsx'
import { ScreenPicture } from '../frame/ScreenPicture.tsx'
import { Section } from '../frame/Section.tsx'
import { aboutContent } from './about.content.ts'
import classes from './Differentiators.module.css'
import dark from './decision-log-dark.avif'
import light from './decision-log-light.avif'
import narrowDark from './decision-log-narrow-dark.avif'
import narrowLight from './decision-log-narrow-light.avif'

const { title, points, picture, caption } = aboutContent.differentiators

export const Differentiators = () => (
  <Section title={title}>
    <div className={classes.parts}>
      <Points points={points} look="columns" />
      <ScreenPicture
        views={{ light, dark, narrowLight, narrowDark }}
        width={1392}
        height={757}
        alternative={picture}
        caption={caption}
      />
    </div>
  </Section>
)
