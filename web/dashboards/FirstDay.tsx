/** The Overview of a new business without records: first steps, and what each figure needs. */
import Check from 'lucide-react/icons/check'
import FileUp from 'lucide-react/icons/file-up'
import Upload from 'lucide-react/icons/upload'
import type { ReactNode } from 'react'
import { Link, type LinkProps, useSearchParams } from 'react-router-dom'
import { deciders, owners } from '#schema/core/roles'
import { signedInPaths } from '#schema/screens'
import type { BusinessType } from '#schema/session/session'
import { useText } from '../core/language.ts'
import { useGetFocusQuery } from '../focus/focus.api.ts'
import { withFocus } from '../focus/focus-address.ts'
import { HeldLine } from '../import/on-record/HeldLine.tsx'
import { useListDebtorsQuery, useListWorkWeeksQuery } from '../import/on-record/held.api.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { exactMoney } from '../kit/formats.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { overviewText } from '../messages/en/overview.ts'
import { useGetMeQuery } from '../session/session.api.ts'
import classes from './FirstDay.module.css'
import { NoWeeks } from './finance/NoWeeks.tsx'

type Props = {
  readonly eyebrow: ReactNode
  readonly greeting: string
}

type Step = {
  readonly title: string
  readonly text: string
  /** Shown instead of the text once the step is done. */
  readonly done?: string | undefined
  readonly action: ReactNode
  readonly to: LinkProps['to']
}

const has = (screen: string): boolean => signedInPaths.some((path: string) => path === screen)

/** The screen for bringing in figures. */
const source = has('/imports') ? '/imports' : '/connections'

const Steps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const text = useText(overviewText)
  const next = steps.find(({ done }) => done === undefined)
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className={classes.number}>
            {step.done === undefined ? index + 1 : <Check size={24} aria-label={text.done} />}
          </span>
          <div className={classes.what}>
            <h2>{step.title}</h2>
            <p>{step.done ?? step.text}</p>
          </div>
          {step.done === undefined && (
            <ButtonLink to={step.to} isPrimary={step === next}>
              {step.action}
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What a business of a trade starts with: takings of a till, commissions, or hours and invoices. */
const startsWith: Readonly<Record<BusinessType, 'till' | 'agency' | 'hours' | 'any'>> = {
  cafe: 'till',
  retail: 'till',
  realestate: 'agency',
  consulting: 'hours',
  other: 'any',
}

/** Other ways to bring in figures: a file dropped anywhere, and a till or accounts that send them. */
const OtherWays = ({ start }: { readonly start: 'till' | 'agency' | 'hours' | 'any' }) => {
  const text = useText(overviewText)
  return (
    <p className={classes.ways}>
      <Upload size={18} />
      <span>
        <span className={classes.drop}>{text.dropFile}</span>
        <span className={classes.touch}>{text.dropNothing}</span>{' '}
        <Link to="/connections">{text.connect[start].link}</Link>
        {text.connect[start].rest}
      </span>
    </p>
  )
}

export const FirstDay = ({ eyebrow, greeting }: Props) => {
  const text = useText(overviewText)
  const me = useGetMeQuery().data
  const focus = useGetFocusQuery().data
  const [address] = useSearchParams()
  const role = me?.role
  const start = startsWith[me?.businessType ?? 'other']
  const mayDecide = deciders.some((one) => one === role)
  const mayInvite = has('/people') && owners.some((one) => one === role)
  const debtors = useListDebtorsQuery().data
  const hasWork = (useListWorkWeeksQuery().data?.length ?? 0) > 0
  const isHeld = hasWork || debtors?.asOf !== undefined || debtors?.registers !== undefined
  const overdue = Number(debtors?.overdue ?? 0)
  const steps: readonly Step[] = [
    ...(overdue > 0
      ? [
          {
            title: text.chase,
            text: text.chaseText(exactMoney(overdue)),
            action: text.chaseAction,
            to: '/imports#debtors',
          },
        ]
      : []),
    {
      title: isHeld && start === 'hours' ? text.bringInvoices : text.bring[start].title,
      text: isHeld ? text.bringInvoicesText : text.bring[start].text,
      action: (
        <>
          <FileUp size={18} />
          <span>{text.bringSalesAction}</span>
        </>
      ),
      to: source,
    },
    { title: text.addCosts, text: text.addCostsText, action: text.addCostsAction, to: source },
    {
      title: text.sayFocus,
      text: text.sayFocusText,
      done: focus?.primaryFocus,
      action: text.sayFocusAction,
      to: { search: `?${withFocus(address)}` },
    },
    ...(mayInvite
      ? [{ title: text.invite, text: text.inviteText, action: text.inviteAction, to: '/people' }]
      : []),
  ]
  return (
    <>
      <ScreenHeader
        eyebrow={eyebrow}
        title={greeting}
        standfirst={
          <HeldLine
            otherwise={<NoWeeks otherwise={mayDecide ? text.nothingYet[start] : text.nothingYetForReaders} />}
          />
        }
        isLead
      />
      {mayDecide && (
        <>
          <Steps steps={steps} />
          <OtherWays start={start} />
        </>
      )}
      <section className={classes.coming} aria-labelledby="coming">
        <h2 id="coming">{text.coming}</h2>
        <dl>
          {text.needs[start].map(({ figure, need }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{need}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
