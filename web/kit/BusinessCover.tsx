/** The cover of a page about one business: its name on a sheet of paper. */
import classes from './BusinessCover.module.css'

export const BusinessCover = ({ name }: { readonly name: string }) => (
  <article className={classes.cover}>
    <h2>{name}</h2>
  </article>
)
