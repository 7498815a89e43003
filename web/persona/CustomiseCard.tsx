/** The way to a style of one's own: the training card of the Business Profile. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import classes from './CustomiseCard.module.css'

export const CustomiseCard = () => (
  <article className={classes.card} aria-labelledby="customise">
    <h2 id="customise" className={classes.name}>
      Customise
    </h2>
    <p className={classes.text}>
      None of these quite yours? Set tone, decision style, reporting and risk tolerance yourself.
    </p>
    <Link to="/profile#jarvin-training" className={classes.link}>
      Train your own style
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  </article>
)
