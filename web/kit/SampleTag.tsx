/** Marks fixed sample content that no record supports (decision 16). */
import { useText } from '../core/language.ts'
import { kitText } from '../messages/en/kit.ts'
import classes from './Tag.module.css'

export const SampleTag = () => (
  <span className={`${classes.tag} ${classes.sample}`}>{useText(kitText).sample}</span>
)
