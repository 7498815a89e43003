/** The signed-in frame: rail, top bar, the screen, and the chat beside it. */
import '../../kit/theme/blueprint.css'
import {
  type ComponentProps,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { selectHasDraft } from '../../chat/chat.state.ts'
import { clearDrafts } from '../../chat/stored-drafts.ts'
import { useAppSelector } from '../../core/hooks.ts'
import { screenLocale, useText } from '../../core/language.ts'
import { DeletingContext, RoleContext } from '../../core/role.ts'
import { setBusinessZone } from '../../kit/business-day.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { type RecordPath, RecordPathContext } from '../../kit/figures/record-path.ts'
import { SidePanelHost } from '../../kit/overlays/SidePanelHost.tsx'
import { useIsNarrow } from '../../kit/use-is-narrow.ts'
import { shellText } from '../../messages/en/shell.ts'
import { useGetMeQuery } from '../../session/session.api.ts'
import { useAsOf } from '../../time-travel/use-as-of.ts'
import { Commands } from '../palette/Commands.tsx'
import { recordPath } from '../record-path.ts'
import { screenAt, titleAt } from '../window-title.ts'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import classes from './Frame.module.css'
import { OfflineNote } from './OfflineNote.tsx'
import { PrintHeader } from './PrintHeader.tsx'
import { ProofUnavailable } from './ProofUnavailable.tsx'
import { Rail } from './Rail.tsx'
import { SplitView } from './SplitView.tsx'
import { TopBar } from './TopBar.tsx'
import { useOnline } from './use-online.ts'

const AsOfBanner = lazyPart(async () => (await import('../../time-travel/AsOfBanner.tsx')).AsOfBanner)
const DeletionNote = lazyPart(async () => (await import('../../people/DeletionNote.tsx')).DeletionNote)
const DraftGuard = lazyPart(async () => (await import('../../chat/DraftGuard.tsx')).DraftGuard)
const LateParts = lazyPart(async () => (await import('./LateParts.tsx')).LateParts)
const AccountNotices = lazyPart(
  async () => (await import('../../session/AccountNotices.tsx')).AccountNotices,
  ProofUnavailable,
)
const PasskeyGate = lazyPart(async () => (await import('../../session/PasskeyGate.tsx')).PasskeyGate)
const OtherBusinesses = lazyPart(async () => (await import('./OtherBusinesses.tsx')).OtherBusinesses)
const ChatSheet = lazyPart(async () => (await import('./ChatSheet.tsx')).ChatSheet)

export const Frame = () => {
  const text = useText(shellText)
  const isNarrow = useIsNarrow()
  const { data: me, error, isFetching, refetch } = useGetMeQuery()
  // Before the screens render, because they ask for the current day.
  setBusinessZone(me?.timeZone)
  const { pathname, search, key } = useLocation()
  const [opened, setOpened] = useState<ComponentProps<typeof Commands>['opened']>(null)
  const isOnline = useOnline()
  const asOf = useAsOf()
  const openPalette = () => setOpened('palette')
  const pathOfRecord = useCallback<RecordPath>(
    (source) => recordPath(source, { pathname, search }),
    [pathname, search],
  )
  const hasDraft = useAppSelector(selectHasDraft)
  const content = useRef<HTMLElement>(null)
  // The browser focuses the first page of a window itself; a screen after signing in counts as new.
  const lastPath = useRef(key === 'default' ? pathname : null)

  // On a phone the chat, which restores kept drafts, may never have been opened.
  useEffect(() => clearDrafts, [])

  // A new screen starts at the top, with the focus on it for screen readers.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    content.current?.focus({ preventScroll: true })
    content.current?.scrollIntoView({ block: 'start' })
  }, [pathname])

  if (me?.needsPasskey)
    return (
      <Suspense fallback={null}>
        <PasskeyGate businessName={me.businessName} needs={me.needsPasskey}>
          <OtherBusinesses />
        </PasskeyGate>
      </Suspense>
    )
  return (
    <RoleContext value={me ? (me.role ?? 'owner') : null}>
      <DeletingContext value={me?.deletion !== undefined}>
        <RecordPathContext value={pathOfRecord}>
          <div className={classes.frame} data-past={asOf !== null || undefined}>
            <title>{titleAt(pathname, text)}</title>
            <a className={classes.skip} href="#content">
              {text.skipToContent}
            </a>
            {!isNarrow && <Rail />}
            <TopBar me={me} isNarrow={isNarrow} onCommands={openPalette} />
            <SidePanelHost>
              {({ ref, isTaken }) => (
                <div className={classes.below}>
                  <SplitView hasChat={!isNarrow && !isTaken}>
                    <div className={classes.column}>
                      {/* Screens are in English, whatever language the frame uses. */}
                      <main
                        id="content"
                        ref={content}
                        className={classes.main}
                        tabIndex={-1}
                        lang={screenLocale()}
                      >
                        <div className={classes.page}>
                          <PrintHeader businessName={me?.businessName} screen={screenAt(pathname, text)} />
                          <Suspense fallback={null}>
                            {asOf !== null && <AsOfBanner position={asOf} />}
                            {me?.person && <AccountNotices />}
                            {me?.deletion && (
                              <DeletionNote businessName={me.businessName} deletion={me.deletion} />
                            )}
                          </Suspense>
                          {isOnline ? (
                            error && <ConnectionNote onRetry={refetch} isRetrying={isFetching} />
                          ) : (
                            <OfflineNote />
                          )}
                          {/* The key remounts the screen for another moment, so no old state remains. */}
                          <Outlet key={asOf} />
                        </div>
                      </main>
                      <footer className={classes.footer}>{text.disclaimer}</footer>
                    </div>
                  </SplitView>
                  <div ref={ref} className={classes.side} />
                </div>
              )}
            </SidePanelHost>
            {isNarrow && <BottomBar onCommands={openPalette} />}
            <Commands opened={opened} onOpen={setOpened} />
            <Suspense fallback={null}>{isNarrow && <ChatSheet />}</Suspense>
            <Suspense fallback={null}>{me && <LateParts me={me} />}</Suspense>
            <Suspense fallback={null}>{hasDraft && <DraftGuard />}</Suspense>
          </div>
        </RecordPathContext>
      </DeletingContext>
    </RoleContext>
  )
}
