/** One tab at work: its thread, where to write, and what happens between the two. */
import { useEffect } from 'react'
import type { AdvisorKey } from '#schema/chat/chat'
import { ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { newKey } from '../core/api.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { english, useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { chatText } from '../messages/en/chat.ts'
import { replyText } from '../messages/en/reply.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { ChatThread } from './ChatThread.tsx'
import classes from './Conversation.module.css'
import { chatApi, useListThreadsQuery, useReadThreadQuery } from './chat.api.ts'
import { drafted, draftReturned, inputFocused, type Notice, threadBegun } from './chat.state.ts'
import type { ChatTab } from './chat-tabs.ts'
import { ask, resumeReply, stop, tryAgain } from './chat-thunks.ts'
import { Introduction } from './Introduction.tsx'
import { replyLeft, selectLive, selectNote } from './replies.state.ts'
import { placeOf, shownTurns, threadOf } from './thread-view.ts'

type Props = {
  readonly tab: ChatTab
  readonly name: string
  /** Who answers here. */
  readonly personaKey: AdvisorKey
  readonly questions: readonly string[]
  readonly notices: readonly Notice[]
  readonly draft: string
  /** The draft is one that a session left behind when it ended. */
  readonly isDraftBack: boolean
  readonly isFocusDue: boolean
}

const noTurns: readonly never[] = []

export const Conversation = (props: Props) => {
  const { tab, name, personaKey, questions, notices, draft, isDraftBack, isFocusDue } = props
  const { id: tabId } = tab
  const text = useText(chatText)
  const { notLoaded } = useText(replyText)
  const dispatch = useAppDispatch()
  const threads = useListThreadsQuery()
  const threadId = threadOf(tab, threads.data)
  const isPast = useIsAsOf()
  const live = useAppSelector((state) => (isPast ? undefined : selectLive(state, threadId)))
  const note = useAppSelector((state) => selectNote(state, threadId))
  // A thread that was only begun here is not on record yet; its first reply puts it into the cache.
  const isCached = useAppSelector(
    (state) =>
      threadId !== undefined && chatApi.endpoints.readThread.select({ threadId })(state).data !== undefined,
  )
  const isOnRecord = isCached || threads.data?.some(({ id }) => id === threadId) === true
  const thread = useReadThreadQuery(
    { threadId: threadId ?? decodeOrThrow(ThreadId, 'none', 'no thread') },
    { skip: threadId === undefined || !isOnRecord },
  )
  const turns = (isOnRecord ? thread.currentData : undefined) ?? noTurns
  const shown = shownTurns(turns, live)

  const begin = async (message: string) => {
    const own = threadId ?? decodeOrThrow(ThreadId, await newKey(), 'a thread id')
    if (tab.threadId !== own) dispatch(threadBegun({ tabId, threadId: own }))
    const question = { threadId: own, tabId, tab: tab.title, personaKey, message, turnsBefore: turns.length }
    await dispatch(ask(question))
  }

  // Begun by a window that was closed, or by another one; or sent from here without an answer that arrived.
  const waiting = turns.at(-1)
  const isLost = live?.phase === 'failed' && !live.ids && placeOf(turns, live) !== -1
  const hasEnded =
    live?.phase === 'failed' &&
    turns.some(({ messageId, reply }) => reply !== undefined && messageId === live.ids?.messageId)
  useEffect(() => {
    if (threadId === undefined || isPast) return
    if (isLost || hasEnded) dispatch(replyLeft({ threadId }))
    else if (live === undefined && waiting?.pending)
      void dispatch(
        resumeReply(
          {
            threadId,
            tabId,
            tab: tab.title,
            personaKey,
            message: waiting.message,
            turnsBefore: turns.length - 1,
          },
          waiting,
        ),
      )
  }, [
    threadId,
    isPast,
    tabId,
    tab.title,
    personaKey,
    live,
    isLost,
    hasEnded,
    waiting,
    turns.length,
    dispatch,
  ])

  const isAnswering = live !== undefined && live.phase !== 'failed'
  const failed = threads.data === undefined ? threads : thread
  const isMissing =
    (threads.data === undefined && tab.threadId === undefined) || (isOnRecord && !thread.currentData)
  const error = isMissing ? failed.error : undefined
  const closed = isPast ? text.readOnly : isMissing ? text.opensOnceLoaded : undefined
  const canAsk = !isAnswering && closed === undefined
  const last = shown.at(-1)
  return (
    <>
      {error ? (
        <div className={classes.problem} lang={english}>
          <ProblemNote
            what={notLoaded}
            error={error}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
          />
        </div>
      ) : isMissing ? (
        <ChatSkeleton />
      ) : (
        <ChatThread
          key={tabId}
          name={name}
          turns={shown}
          notices={notices}
          introduction={
            <Introduction
              name={name}
              words={text.introductions[tabId] ?? text.introduction}
              questions={questions}
              onAsk={canAsk ? (question) => void begin(question) : undefined}
            />
          }
          onRegenerate={canAsk && last ? () => void begin(last.message) : undefined}
          onRetry={() => threadId && void dispatch(tryAgain(threadId))}
          onEdit={() => {
            if (live === undefined) return
            dispatch(replyLeft({ threadId: live.threadId }))
            dispatch(draftReturned({ tabId, text: live.message }))
          }}
        />
      )}
      <ChatComposer
        name={name}
        draft={draft}
        isDraftBack={isDraftBack}
        onDraft={(typed) => dispatch(drafted({ tabId, text: typed }))}
        onSend={(message) => {
          dispatch(drafted({ tabId, text: '' }))
          void begin(message)
        }}
        onStop={isAnswering ? () => threadId && void dispatch(stop(threadId)) : undefined}
        canStop={live?.phase === 'writing'}
        closed={closed}
        note={note && text[note]}
        isFocusDue={isFocusDue}
        onFocused={() => dispatch(inputFocused())}
      />
    </>
  )
}
