/** Marks fixed content that no record stands behind (decision 16). */
import classes from './Tag.module.css'

export const SampleTag = () => <span className={`${classes.tag} ${classes.sample}`}>Sample</span>
