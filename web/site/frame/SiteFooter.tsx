import { Wordmark } from '../../kit/Wordmark.tsx'
import { company } from '../site-facts.ts'
import { framedPages, type SitePageName } from './page-names.ts'
import classes from './SiteFooter.module.css'
import { footerLinks } from './site-links.ts'

type Props = { readonly page: SitePageName }

export const SiteFooter = ({ page }: Props) => (
  <footer className={classes.footer}>
    <div className={classes.columns}>
      <div className={classes.name}>
        <a href="/" aria-label="Jarvin, to the home page">
          <Wordmark />
        </a>
        <p>The decision partner that shows its working.</p>
      </div>
      {footerLinks.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className={classes.title}>{title}</p>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === framedPages[page].path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
    <div className={classes.end}>
      <p>
        {company.name}, {company.location}
      </p>
      <p>Invitation only while we are in early access</p>
    </div>
  </footer>
)
