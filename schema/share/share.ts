/** Links by which people outside see one brief or one decision, as it was when the link was made. */
import * as t from 'io-ts'
import {
  AdvisoryOutcome,
  DecisionNote,
  DecisionState,
  DecisionStep,
  Expectation,
} from '../advisory/advisory.ts'
import { BriefChart } from '../brief/brief.ts'
import { Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, id, integer, nonBlank, oneOf, text } from '../core/scalars.ts'

/** Id of a link and of its stream; it opens nothing. */
export const ShareId = id('ShareId')
export type ShareId = t.TypeOf<typeof ShareId>

/** What can be shared. */
export const ShareKind = oneOf('brief', 'decision')
export type ShareKind = t.TypeOf<typeof ShareKind>

/** Days that the form offers; any number up to `maxShareDays` can be chosen. */
export const shareDays = [7, 30, 90] as const
export const maxShareDays = 366

/** Most links of a workspace that work at the same time. */
export const maxShares = 100

/** A message from the sender, used only in the mail. */
export const ShareNote = nonBlank(600)

/** A brief as people outside see it. `texts` counts the memos and notes it is based on, which are not shown. */
export const SharedBrief = record(
  {
    kind: oneOf('brief'),
    title: text(200, 1),
    category: text(60, 1),
    topic: text(300, 1),
    what: text(4000, 1),
    why: text(4000, 1),
    soWhat: text(4000, 1),
    createdAt: IsoTime,
    confidence: integer(0, 100),
    because: text(600, 1),
    figures: t.array(Figure),
    unverified: t.array(text(60, 1)),
    texts: integer(0),
  },
  { chart: BriefChart },
  'SharedBrief',
)
export type SharedBrief = t.TypeOf<typeof SharedBrief>

/** A decision as people outside see it, without its owner. `figures` are the receipts of its outcome. */
export const SharedDecision = record(
  {
    kind: oneOf('decision'),
    title: text(200, 1),
    message: text(2000, 1),
    state: DecisionState,
    decidedAt: IsoTime,
    steps: t.array(DecisionStep),
    figures: t.array(Figure),
  },
  {
    due: IsoDate,
    doneAt: IsoTime,
    note: DecisionNote,
    worth: text(80, 1),
    expects: Expectation,
    outcome: AdvisoryOutcome,
  },
  'SharedDecision',
)
export type SharedDecision = t.TypeOf<typeof SharedDecision>

/** The item that a link shows. */
export const SharedItem = t.union([SharedBrief, SharedDecision])
export type SharedItem = t.TypeOf<typeof SharedItem>

/** A page for people outside, as recorded when its link was made. `timeZone` is that of the business. */
export const SharedContent = record(
  { businessName: text(200, 1), timeZone: text(60, 1), isSample: t.boolean, item: SharedItem },
  undefined,
  'SharedContent',
)
export type SharedContent = t.TypeOf<typeof SharedContent>

/** The page behind a link. `sharedAt` is the moment of its content; `until` is the last day on which the link works. */
export const SharedPage = record(
  {
    businessName: text(200, 1),
    timeZone: text(60, 1),
    isSample: t.boolean,
    item: SharedItem,
    sharedAt: IsoTime,
    until: IsoDate,
  },
  undefined,
  'SharedPage',
)
export type SharedPage = t.TypeOf<typeof SharedPage>

/**
 * What became of the mail with a link. `unconfirmed`: it may have arrived, so it is not sent again. `withdrawn`: the link
 * ended before the mail was sent.
 */
export const ShareMailState = oneOf(
  'queued',
  'attempting',
  'handed-over',
  'deferred',
  'accepted',
  'refused',
  'unconfirmed',
  'withdrawn',
)
export type ShareMailState = t.TypeOf<typeof ShareMailState>

/** The mail with a link. `to` is absent for callers who may not share, and once the person has been erased. */
export const ShareMail = record({ state: ShareMailState }, { to: text(254), answer: text(200) }, 'ShareMail')
export type ShareMail = t.TypeOf<typeof ShareMail>

/** `ended`: its last day is over, its maker’s access ended, or a backup from before it was restored. */
export const ShareState = oneOf('open', 'ended', 'revoked')
export type ShareState = t.TypeOf<typeof ShareState>

/** A link in the list; its address is shown once, when it is made. */
export const Share = record(
  {
    id: ShareId,
    kind: ShareKind,
    itemId: text(64, 1),
    title: text(200, 1),
    state: ShareState,
    madeAt: IsoTime,
    until: IsoDate,
    endsAt: IsoTime,
    openings: integer(0),
  },
  { revokedAt: IsoTime, lastOpenedAt: IsoTime, mail: ShareMail },
  'Share',
)
export type Share = t.TypeOf<typeof Share>

/** Links, newest first. `mail`: whether a link can be sent by mail, or why not. */
export const Shares = record(
  { shares: t.array(Share), mail: oneOf('mail', 'no-mail-server', 'demo') },
  undefined,
  'Shares',
)
export type Shares = t.TypeOf<typeof Shares>
