/** Page for a link: while it is checked, when it no longer works, or when only a name is missing. */
import type { ReactNode } from 'react'
import { useText } from '../../core/language.ts'
import { BusinessCover } from '../../kit/BusinessCover.tsx'
import { SplitPage } from '../../kit/SplitPage.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import classes from './LinkPage.module.css'

type Props = {
  readonly title: string
  readonly lead?: string
  /** True while the link is checked. */
  readonly isBusy?: boolean
  /** Business of the link, shown on the cover. */
  readonly businessName?: string | undefined
  readonly children?: ReactNode
}

export const LinkPage = ({ title, lead, isBusy = false, businessName, children }: Props) => {
  const text = useText(setupText)
  return (
    <SplitPage
      isForm
      homeLabel={text.home}
      asideLabel={text.cover}
      aside={<BusinessCover name={businessName ?? text.yourBusiness} />}
      isAsideWideOnly
    >
      <div className={classes.page} aria-busy={isBusy}>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </SplitPage>
  )
}
