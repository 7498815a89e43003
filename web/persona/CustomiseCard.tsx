/** Links to the training card of the Business Profile, for a custom style. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useText } from '../core/language.ts'
import { CardLink } from '../kit/CardLink.tsx'
import { personaText } from '../messages/en/persona.ts'
import classes from './CustomiseCard.module.css'

export const CustomiseCard = () => {
  const text = useText(personaText)
  return (
    <article className={classes.card} aria-labelledby="customise">
      <h2 id="customise" className={classes.name}>
        {text.customise}
      </h2>
      <p className={classes.text}>{text.customiseText}</p>
      <CardLink to="/profile#jarvin-training" className={classes.link}>
        {text.train}
        <ArrowRight size={16} aria-hidden="true" />
      </CardLink>
    </article>
  )
}
