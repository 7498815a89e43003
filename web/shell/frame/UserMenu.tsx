/** The account menu: profiles, styles, integrations, log, theme, logo motion and sign-out. */
import { MenuDivider } from '@blueprintjs/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { owners } from '#schema/core/roles'
import type { Me } from '#schema/session/session'
import { useText } from '../../core/language.ts'
import { useMay } from '../../core/role.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { MenuButton } from '../../kit/controls/MenuButton.tsx'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { initialsOf } from '../../kit/initials.ts'
import { shellText } from '../../messages/en/shell.ts'
import { menuText } from '../../messages/entry/menu.ts'
import { ResetDemoDialog } from '../../session/ResetDemoDialog.tsx'
import { useSignOut } from '../../session/use-sign-out.ts'
import { MenuLink } from './MenuLink.tsx'
import { menuPaths, tourStart } from './navigation.ts'
import { SteadyLogoItem } from './SteadyLogoItem.tsx'
import { ThemeItems } from './ThemeItems.tsx'
import classes from './UserMenu.module.css'

type Props = {
  readonly businessName: string
  /** Person with an account; undefined in a demo, which shows initials of the business. */
  readonly person: Me['person'] | undefined
  /** Days that an auditor may see. */
  readonly period?: Me['period'] | undefined
  /** True in a visitor's own copy of a demo business, which can be reset. */
  readonly isCopy?: boolean | undefined
}

const AddBusinessDialog = lazyPart(
  async () => (await import('../../people/AddBusinessDialog.tsx')).AddBusinessDialog,
)
const WorkspaceItems = lazyPart(async () => (await import('./WorkspaceItems.tsx')).WorkspaceItems)

export const UserMenu = ({ businessName, person, period, isCopy = false }: Props) => {
  const text = useText(shellText)
  const menu = useText(menuText)
  const [isResetting, setIsResetting] = useState(false)
  // Loaded when first opened; stays after it has closed, so that it can return the focus.
  const [adding, setAdding] = useState<'open' | 'closed' | null>(null)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const initials = initialsOf(person?.name ?? businessName)
  const mayGovern = useMay({ roles: owners }) && person !== undefined
  return (
    <>
      <MenuButton
        label={text.account}
        trigger={(properties) => (
          <button
            {...properties}
            type="button"
            className={classes.trigger}
            aria-label={text.accountMenu(initials)}
          >
            <span className={classes.avatar}>{initials}</span>
            <ChevronDown className={classes.chevron} size={14} />
          </button>
        )}
      >
        {/* The bar cuts long names, so the menu repeats the name. */}
        {businessName !== '' && <MenuDivider title={businessName} />}
        {menuPaths.map((path) => (
          <MenuLink key={path} link={{ path }} />
        ))}
        {mayGovern && <MenuLink link={{ path: '/people' }} />}
        {person && (
          <Suspense fallback={null}>
            <WorkspaceItems period={period} onAdd={() => setAdding('open')} />
          </Suspense>
        )}
        <MenuDivider />
        <ThemeItems />
        <SteadyLogoItem />
        <MenuDivider />
        <MenuAction text={menu.takeTour} onClick={() => navigate(tourStart)} />
        {isCopy && <MenuAction text={menu.resetDemo} onClick={() => setIsResetting(true)} />}
        <MenuAction text={text.logout} onClick={signOut} />
      </MenuButton>
      {adding && (
        <Suspense fallback={null}>
          <AddBusinessDialog isOpen={adding === 'open'} onClose={() => setAdding('closed')} />
        </Suspense>
      )}
      {isCopy && <ResetDemoDialog isOpen={isResetting} onClose={() => setIsResetting(false)} />}
    </>
  )
}
