import { PageHead } from '../frame/PageHeader.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import classes from './ContactPage.module.css'
import { contactContent as content } from './contact.content.ts'

export const ContactPage = () => (
  <SitePage page="contact">
    <PageHead title={content.title} lead={content.lead} />
    <div className={classes.columns}>
      <ContactForm />
      <ContactDetails />
    </div>
  </SitePage>
)
