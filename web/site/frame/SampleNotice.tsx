/** Marks the content below as a sample and says of what. */
import { SampleTag } from '../../kit/SampleTag.tsx'
import classes from './SampleNotice.module.css'

type Props = { readonly text: string }

export const SampleNotice = ({ text }: Props) => (
  <span className={classes.sample}>
    <SampleTag />
    {text}
  </span>
)
