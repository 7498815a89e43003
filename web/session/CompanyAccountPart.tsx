/** The person's company account, with a button to unlink it. Absent if there is none. */
import { useState } from 'react'
import { oidcEndpoints } from '#schema/session/oidc.endpoints'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { mediumDay } from '../kit/formats.ts'
import { keysText } from '../messages/entry/keys.ts'
import classes from './Keys.module.css'
import { useGetCompanyAccountQuery, useUnlinkCompanyAccountMutation } from './keys.api.ts'
import { useEndOthers } from './use-end-others.ts'

export const CompanyAccountPart = () => {
  const text = useText(keysText)
  const timeZone = useTimeZone()
  const toast = useToast()
  const { data } = useGetCompanyAccountQuery()
  const { action } = useEndOthers()
  const [unlink] = useUnlinkCompanyAccountMutation()
  const [isUnlinking, setIsUnlinking] = useState(false)
  if (data?.linkedAt === undefined) return null

  const forget = async () => {
    setIsUnlinking(true)
    const { error } = await unlink()
    setIsUnlinking(false)
    if (error) toast({ title: text.companyNotUnlinked, description: text.tryAgain, destructive: true })
    else toast({ title: text.companyUnlinked, description: text.companyUnlinkedText, action })
  }

  return (
    <ul className={classes.list} aria-label={text.company}>
      <li className={classes.row}>
        <span className={classes.what}>
          <span className={classes.name}>{text.company}</span>
          <span className={classes.facts}>{text.companyLinked(mediumDay(data.linkedAt, timeZone))}</span>
        </span>
        <MutationButton
          call={oidcEndpoints.unlinkCompanyAccount}
          text={text.unlink}
          aria-label={text.unlinkCompany}
          isBusy={isUnlinking}
          onClick={forget}
        />
      </li>
    </ul>
  )
}
