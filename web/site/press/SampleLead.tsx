/** Says of a list that its entries are samples. */
import { SampleTag } from '../../kit/SampleTag.tsx'
import { pressContent } from './press.content.ts'
import classes from './SampleLead.module.css'

export const SampleLead = () => (
  <span className={classes.sample}>
    <SampleTag />
    {pressContent.sample}
  </span>
)
