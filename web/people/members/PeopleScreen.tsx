/** People of the business, for its owners: members, invitations, and what each role may do. */
import { useRef, useState } from 'react'
import type { Member } from '#schema/people/people'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import { useText } from '../../core/language.ts'
import { useMay, useRole } from '../../core/role.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { ScreenHeader } from '../../kit/ScreenHeader.tsx'
import { peopleText } from '../../messages/entry/people.ts'
import { useListPeopleQuery } from '../people.api.ts'
import { AccessForm } from './AccessForm.tsx'
import type { InvitationStart } from './access-form.ts'
import { EndAccessDialog } from './EndAccessDialog.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { MembersTable } from './MembersTable.tsx'
import classes from './People.module.css'
import { RightsTable } from './RightsTable.tsx'
import { SignInRule } from './SignInRule.tsx'

/** Content of the drawer: a new or repeated invitation, or a member. */
type Drawer = { readonly member?: Member; readonly start?: InvitationStart }

const inviteId = 'invite'

export const PeopleScreen = () => {
  const text = useText(peopleText)
  const isRoleKnown = useRole() !== null
  const may = useMay(peopleEndpoints.listPeople)
  const { data, error, isFetching, refetch } = useListPeopleQuery(undefined, { skip: !may })
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const [leaver, setLeaver] = useState<Member | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  /** Id of the button that opened the drawer or dialog. */
  const opener = useRef(inviteId)
  const open = (by: string, what: Drawer) => {
    opener.current = by
    setDrawer(what)
  }
  // If the row of that button is gone, focus the button that is always there.
  const returnFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const button = document.getElementById(opener.current) ?? document.getElementById(inviteId)
      button?.focus()
    })
  const isDemo = data?.members.length === 0
  const waiting = data?.invitations.filter(({ isOpen }) => isOpen).length ?? 0
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title={text.title}
        standfirst={data && !isDemo && text.standfirst(data.members.length, waiting)}
        actions={
          data &&
          !isDemo && (
            <MutationButton
              call={peopleEndpoints.invitePerson}
              id={inviteId}
              intent="primary"
              text={text.invite}
              onClick={() => open(inviteId, {})}
            />
          )
        }
      />
      {isRoleKnown && !may ? (
        <EmptyState sentence={text.ownersOnly} />
      ) : isDemo ? (
        <EmptyState sentence={text.demo} />
      ) : data ? (
        <>
          <MembersTable
            members={data.members}
            onChange={(member, by) => open(by, { member })}
            onEnd={(member, by) => {
              opener.current = by
              setLeaver(member)
              setIsAsking(true)
            }}
          />
          <InvitationTable
            invitations={data.invitations}
            onAgain={({ id, email, role, until, period }, by) =>
              open(by, { start: { email, role, until, period, replaces: id } })
            }
          />
        </>
      ) : error ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingRegion label={text.loading}>
          <Skeleton width="100%" height="220px" />
        </LoadingRegion>
      )}
      {data && !isDemo && <SignInRule people={data} />}
      {data && !isDemo && <RightsTable />}
      {drawer && (
        <AccessForm
          key={drawer.member?.id ?? drawer.start?.email ?? 'new'}
          members={data?.members ?? []}
          member={drawer.member}
          start={drawer.start}
          onClose={() => {
            setDrawer(null)
            returnFocus()
          }}
        />
      )}
      {leaver && (
        <EndAccessDialog
          member={leaver}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onClosed={() => {
            setLeaver(null)
            returnFocus()
          }}
        />
      )}
    </div>
  )
}
