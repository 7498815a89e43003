/** A public page whose content is still to come: it says plainly what will stand there. */
import { Wordmark } from '../kit/Wordmark.tsx'
import classes from './PlannedPage.module.css'
import type { Plan } from './planned-pages.ts'

type Props = { readonly plan: Plan }

export const PlannedPage = ({ plan: { title, text } }: Props) => (
  <div className={classes.page}>
    <title>{`${title} | Jarvin`}</title>
    <header>
      <a href="/" aria-label="Jarvin, to the home page">
        <Wordmark />
      </a>
    </header>
    <main className={classes.words}>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="/">Back to Home</a>
    </main>
  </div>
)
