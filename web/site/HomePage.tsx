/** The home page: what Jarvin is, for whom, and one way in. */
import { Action } from '../kit/Action.tsx'
import { Wordmark } from '../kit/Wordmark.tsx'
import { Features } from './Features.tsx'
import classes from './HomePage.module.css'
import { ProductPicture } from './ProductPicture.tsx'

export const HomePage = () => (
  <div>
    <title>Jarvin: the decision partner that shows its working</title>
    <header className={classes.bar}>
      <Wordmark />
      <a href="/login" className={classes.signIn}>
        Sign In
      </a>
    </header>
    <main>
      <section className={classes.hero} aria-label="What Jarvin is">
        <div>
          <h1>The decision partner that shows its working</h1>
          <p className={classes.audience}>For executives and owners of small businesses</p>
        </div>
        <div>
          <p className={classes.lead}>
            Jarvin reads your week, says what changed and what to do about it, and shows the record behind
            every number.
          </p>
          <div className={classes.actions}>
            <Action href="/login">Look around</Action>
            {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the specification words it so, right after what there is to learn */}
            <a href="#features">Learn More</a>
          </div>
        </div>
      </section>
      <ProductPicture />
      <Features />
    </main>
    <footer className={classes.footer}>
      <p>Jarvin, Brisbane, Queensland, Australia</p>
      <nav aria-label="Legal">
        <a href="/privacy-policy">Privacy Policy</a>
        <a href="/terms-of-service">Terms of Service</a>
        <a href="/security-compliance">Security & Compliance</a>
      </nav>
    </footer>
  </div>
)
