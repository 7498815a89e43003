/** Says of what stands below that it is a sample, and of what. */
import { SampleTag } from '../../kit/SampleTag.tsx'
import classes from './SampleLead.module.css'

type Props = { readonly text: string }

export const SampleLead = ({ text }: Props) => (
  <span className={classes.sample}>
    <SampleTag />
    {text}
  </span>
)
