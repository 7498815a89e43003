/** The Overview with sample data, in the theme and at the width of whoever looks. */
import overviewDark from './overview-dark.webp'
import overviewLight from './overview-light.webp'
import narrowDark from './overview-narrow-dark.webp'
import narrowLight from './overview-narrow-light.webp'
import classes from './ProductPicture.module.css'

const alternative =
  'The Overview: weekly revenue, profit margin and cash runway, each with its change on the week before; below, ways to four dashboards and two alerts; at the right, the advisors.'

const pictures = [
  { wide: overviewLight, narrow: narrowLight, className: classes.light },
  { wide: overviewDark, narrow: narrowDark, className: classes.dark },
]

export const ProductPicture = () => (
  <figure className={classes.figure}>
    {/* The one of the other theme is not displayed, and therefore never fetched. */}
    {pictures.map(({ wide, narrow, className }) => (
      <picture key={wide} className={className}>
        <source media="(max-width: 899.98px)" srcSet={narrow} width={780} height={1240} />
        <img src={wide} width={1800} height={1125} alt={alternative} loading="lazy" />
      </picture>
    ))}
    <figcaption>
      <span>The Overview on a Friday morning. Sample data.</span>
      <span>Invitation only while we are in early access</span>
    </figcaption>
  </figure>
)
