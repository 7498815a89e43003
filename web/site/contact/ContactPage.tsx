/** The contact page: a form, and beside it the other ways to reach us. */
import { PageHead } from '../frame/PageHead.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { ContactForm } from './ContactForm.tsx'
import classes from './ContactPage.module.css'
import { ContactWays } from './ContactWays.tsx'
import { contactContent as content } from './contact.content.ts'

export const ContactPage = () => (
  <SitePage page="contact">
    <PageHead title={content.title} lead={content.lead} />
    <div className={classes.columns}>
      <ContactForm />
      <ContactWays />
    </div>
  </SitePage>
)
