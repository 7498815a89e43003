/** The frame of the signed-in area: rail, top bar, the screen, and the advisors beside it. */
import '../kit/blueprint.css'
import { useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { SidePanelHost } from '../kit/SidePanelHost.tsx'
import { useNarrow } from '../kit/use-narrow.ts'
import { shellText } from '../messages/en/shell.ts'
import { useGetMeQuery } from '../session/session.api.ts'
import { BottomBar } from './BottomBar.tsx'
import { ChatSheet } from './ChatSheet.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import classes from './Frame.module.css'
import { Rail } from './Rail.tsx'
import { SplitView } from './SplitView.tsx'
import { TopBar } from './TopBar.tsx'
import { titleOf } from './window-title.ts'

export const Frame = () => {
  const text = useText(shellText)
  const isNarrow = useNarrow()
  const { data: me, error, isFetching, refetch } = useGetMeQuery()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const lastPath = useRef(pathname)

  // A new screen is read from its beginning, by eye and by screen reader.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    content.current?.focus({ preventScroll: true })
    content.current?.scrollIntoView({ block: 'start' })
  }, [pathname])

  return (
    <div className={classes.frame}>
      <title>{titleOf(useMatches(), text.screens)}</title>
      <a className={classes.skip} href="#content">
        {text.skipToContent}
      </a>
      {!isNarrow && <Rail />}
      <TopBar me={me} isNarrow={isNarrow} />
      <SidePanelHost>
        {({ ref, isTaken }) => (
          <div className={classes.below}>
            <SplitView hasChat={!isNarrow && !isTaken}>
              <div className={classes.column}>
                <main id="content" ref={content} className={classes.main} tabIndex={-1}>
                  <div className={classes.page}>
                    {error && <ConnectionNote onRetry={refetch} isRetrying={isFetching} />}
                    <Outlet />
                  </div>
                </main>
                <footer className={classes.footer}>{text.disclaimer}</footer>
              </div>
            </SplitView>
            <div ref={ref} className={classes.side} />
          </div>
        )}
      </SidePanelHost>
      {isNarrow && <BottomBar />}
      {isNarrow && <ChatSheet />}
    </div>
  )
}
