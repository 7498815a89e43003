import { Wordmark } from '../../kit/Wordmark.tsx'
import { framedPages, type SitePageName } from './page-names.ts'
import { RequestAccess } from './RequestAccess.tsx'
import classes from './SiteBar.module.css'
import { SiteMenu } from './SiteMenu.tsx'
import { siteLinks } from './site-links.ts'

type Props = { readonly page: SitePageName }

export const SiteBar = ({ page }: Props) => {
  const { path, source } = framedPages[page]
  return (
    <div className={classes.bar}>
      <a href="/" aria-label="Jarvin, to the home page" className={classes.logo}>
        <Wordmark />
      </a>
      <nav aria-label="Main" className={classes.nav}>
        <ul className={classes.links}>
          {siteLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <SiteMenu path={path} />
      </nav>
      <RequestAccess source={source} look="small">
        Request Access
      </RequestAccess>
    </div>
  )
}
