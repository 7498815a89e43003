/** One chat tab: its thread, its input, and the requests between them. */

import { useEffect } from 'react'
import type { AdvisorKey } from '#schema/chat/chat'
import { ThreadId } from '#schema/chat/chat'
import { chatEndpoints } from '#schema/chat/chat.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { newUuid } from '../core/api.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { screenLocale, useText } from '../core/language.ts'
import { useMay, useRole } from '../core/role.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { chatText } from '../messages/en/chat.ts'
import { replyText } from '../messages/en/reply.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { ChatThread } from './ChatThread.tsx'
import classes from './Conversation.module.css'
import { chatApi, useListThreadsQuery, useReadThreadQuery } from './chat.api.ts'
import { draftChanged, draftReturned, inputFocused, type Notice, threadStarted } from './chat.state.ts'
import type { ChatTab } from './chat-tabs.ts'
import { ask, resumeReply, stop, tryAgain } from './chat-thunks.ts'
import { Introduction } from './Introduction.tsx'
import { replyCleared, selectLive, selectNote } from './replies.state.ts'
import { shownTurns, threadOf, turnIndexOf } from './thread-view.ts'

type Props = {
  readonly tab: ChatTab
  readonly name: string
  /** The advisor of this tab. */
  readonly personaKey: AdvisorKey
  /** How the advisor introduces itself in an empty thread. */
  readonly words: string
  readonly questions: readonly string[]
  readonly notices: readonly Notice[]
  readonly draft: string
  /** The draft was restored from an expired session. */
  readonly isDraftRestored: boolean
  readonly isFocusDue: boolean
}

const noTurns: readonly never[] = []

export const Conversation = (props: Props) => {
  const { tab, name, personaKey, words, questions, notices, draft, isDraftRestored, isFocusDue } = props
  const { id: tabId } = tab
  const text = useText(chatText)
  const { notLoaded } = useText(replyText)
  const dispatch = useAppDispatch()
  const threads = useListThreadsQuery()
  const threadId = threadOf(tab, threads.data)
  const isAsOf = useIsAsOf()
  const isRoleKnown = useRole() !== null
  const may = useMay(chatEndpoints.sendMessage)
  const live = useAppSelector((state) => (isAsOf ? undefined : selectLive(state, threadId)))
  const note = useAppSelector((state) => selectNote(state, threadId))
  // A thread just started here is not in the list yet; its first reply puts it into the cache.
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

  const askQuestion = async (message: string) => {
    const questionThread = threadId ?? decodeOrThrow(ThreadId, await newUuid(), 'a thread id')
    if (tab.threadId !== questionThread) dispatch(threadStarted({ tabId, threadId: questionThread }))
    const question = {
      threadId: questionThread,
      tabId,
      tab: tab.title,
      personaKey,
      message,
      turnsBefore: turns.length,
    }
    await dispatch(ask(question))
  }

  // A reply started in another window, or whose question was sent from here but whose answer was lost.
  const waiting = turns.at(-1)
  const isLost = live?.phase === 'failed' && !live.ids && turnIndexOf(turns, live) !== -1
  const hasEnded =
    live?.phase === 'failed' &&
    turns.some(({ messageId, reply }) => reply !== undefined && messageId === live.ids?.messageId)
  useEffect(() => {
    if (threadId === undefined || isAsOf) return
    if (isLost || hasEnded) dispatch(replyCleared({ threadId }))
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
    isAsOf,
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
  const closed =
    isRoleKnown && !may
      ? text.notInRole
      : isAsOf
        ? text.readOnly
        : isMissing || !isRoleKnown
          ? text.typeAfterLoading
          : undefined
  const canAsk = !isAnswering && closed === undefined
  const last = shown.at(-1)
  return (
    <>
      {error ? (
        <div className={classes.problem} lang={screenLocale()}>
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
              words={words}
              questions={isRoleKnown && !may ? [] : questions}
              onAsk={canAsk ? (question) => void askQuestion(question) : undefined}
            />
          }
          onRegenerate={canAsk && last ? () => void askQuestion(last.message) : undefined}
          onChoose={canAsk ? (choice) => void askQuestion(choice) : undefined}
          onRetry={() => threadId && void dispatch(tryAgain(threadId))}
          onEdit={() => {
            if (live === undefined) return
            dispatch(replyCleared({ threadId: live.threadId }))
            dispatch(draftReturned({ tabId, text: live.message }))
          }}
        />
      )}
      <ChatComposer
        name={name}
        draft={draft}
        isDraftRestored={isDraftRestored}
        onDraft={(typed) => dispatch(draftChanged({ tabId, text: typed }))}
        onSend={(message) => {
          dispatch(draftChanged({ tabId, text: '' }))
          void askQuestion(message)
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
