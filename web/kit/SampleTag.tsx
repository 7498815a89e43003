/** Marks fixed sample content that no record supports (decision 16). */
import { useText } from '../core/language.ts'
import { sampleText } from '../messages/samples/sample.ts'
import classes from './Tag.module.css'

export const SampleTag = () => (
  <span className={`${classes.tag} ${classes.sample}`}>{useText(sampleText).sample}</span>
)
