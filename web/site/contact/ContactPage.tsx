import { PageHeader } from '../frame/PageHeader.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import classes from './ContactPage.module.css'
import { contactContent as content } from './contact.content.ts'

export const ContactPage = () => (
  <SitePage page="contact">
    <PageHeader title={content.title} lead={content.lead} />
    <div className={classes.columns}>
      <ContactForm />
      <ContactDetails />
    </div>
  </SitePage>
)
