/** Four things Jarvin does, set like the contents of a board paper. */
import classes from './Features.module.css'

const features = [
  {
    title: 'Every figure carries a receipt',
    text: 'Open a number and see the record it came from, its date and its place in the log. If there is no record, Jarvin says so.',
  },
  {
    title: 'Three advisors, one ledger',
    text: 'Agent acts, Analyst explains, Advisor weighs. They read the same figures and disagree in the open.',
  },
  {
    title: 'Advice that ends in a decision',
    text: 'Each advisory names one step and what it is worth. Consult or dismiss: both are recorded.',
  },
  {
    title: 'A log that shows tampering',
    text: 'Every change is sealed to the one before it, so an edit would show. Your accountant, your board and you read the same page.',
  },
]

export const Features = () => (
  <section id="features" className={classes.band} aria-labelledby="features-title">
    <div className={classes.columns}>
      <div>
        <h2 id="features-title">A board paper that answers back</h2>
        <p className={classes.lead}>
          You would not act on a number without knowing where it came from. Neither does Jarvin.
        </p>
      </div>
      <ul className={classes.list}>
        {features.map(({ title, text }) => (
          <li key={title}>
            <article className={classes.feature}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
