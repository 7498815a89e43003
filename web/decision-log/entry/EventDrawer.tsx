/** The event behind a row: verification, envelope and recorded data. */
import { Button } from '@blueprintjs/core'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type AuditEntry, confidenceOf } from '#schema/decision-log/decision-log'
import { type TextOf, useText } from '../../core/language.ts'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { OutcomeLine } from '../../kit/figures/OutcomeLine.tsx'
import { exactMoment, number, percent } from '../../kit/formats.ts'
import { DrawerHeader } from '../../kit/overlays/DrawerHeader.tsx'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import { subjectName } from '../../messages/finding/subject-name.ts'
import { EntryCheck } from '../checkpoints/EntryCheck.tsx'
import { VerifiedMark } from '../checkpoints/VerifiedMark.tsx'
import { type DetailState, EventDetail } from './EventDetail.tsx'
import classes from './EventDrawer.module.css'
import { factsOf, groupedHash, personaNameOf, titleOf, whoOf } from './entry-facts.ts'
import { FactList } from './FactList.tsx'
import { scoredIn } from './scored.ts'

type Props = {
  readonly entry: AuditEntry
  /** Workspace of the log; undefined until known. */
  readonly workspace?: string | undefined
  readonly detail: DetailState
  /** Opens a linked event. */
  readonly onFollow: (position: number) => void
  /** Finds all events of an actor; undefined while actors are hidden. */
  readonly onActor?: ((actor: string) => void) | undefined
  /** True if the heading takes the focus when the drawer opens. */
  readonly takesFocus: RefObject<boolean>
  readonly onClose: () => void
  /** An arrow key moved to the next row down (1) or up (-1). */
  readonly onStep: (step: 1 | -1) => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

type Text = TextOf<typeof decisionLogText>

/** A fact, unless the event has none of the kind. */
const given = (name: string, value: string | undefined) => (value === undefined ? [] : [{ name, value }])

const idFact = (name: string, value: string | null, text: Text) => ({
  name,
  value: value ?? text.nothing,
  isCode: value !== null,
})

const envelopeOf = (text: Text, entry: AuditEntry, zone: string | undefined) => [
  { name: text.when, value: exactMoment(entry.createdAt, zone) },
  ...given(text.about, subjectName(entry.subject)),
  { name: text.by, value: entry.person ?? entry.actor },
  ...given(text.device, entry.device && whoOf({ actor: entry.actor, device: entry.device })),
  { name: text.persona, value: personaNameOf(entry.personaKey) },
  { name: text.stream, value: entry.stream, isCode: true },
  { name: text.version, value: number(entry.version) },
  { name: text.position, value: number(entry.position) },
  { name: text.hash, value: groupedHash(entry.hash), isCode: true },
]

const checkOf = (text: Text, { position, storedText, verified }: AuditEntry): string => {
  if (storedText !== undefined) return text.unreadable
  return verified ? text.verifiedUpTo(number(position)) : text.verificationFailed
}

const chainOf = (text: Text, entry: AuditEntry) => [
  { name: text.previousHash, value: groupedHash(entry.previousHash), isCode: true },
  { name: text.type, value: entry.type, isCode: true },
  { name: text.event, value: entry.id, isCode: true },
  idFact(text.correlation, entry.correlationId, text),
  idFact(text.causation, entry.causationId, text),
]

const steps: { readonly [key: string]: 1 | -1 | undefined } = { ArrowDown: 1, ArrowUp: -1 }

export const EventDrawer = (props: Props) => {
  const { entry, detail, onFollow, onActor, takesFocus, onClose, onStep, zone } = props
  const text = useText(decisionLogText)
  const heading = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const scored = scoredIn(entry)
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(entry, null, 2)).then(
      () => toast({ title: text.copied, description: text.copiedText }),
      () => toast({ title: text.notCopied, description: text.notCopiedText, destructive: true }),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work anywhere in the drawer
    <div className={classes.drawer} onKeyDown={onKeyDown}>
      <DrawerHeader ref={heading} title={titleOf(entry)} closeLabel={text.close} onClose={onClose} />
      <div className={classes.body}>
        <div className={entry.verified ? classes.verified : classes.broken}>
          <VerifiedMark isVerified={entry.verified} isSpelled />
          <p>{checkOf(text, entry)}</p>
        </div>
        <EntryCheck entry={entry} workspace={props.workspace} />
        {scored && <OutcomeLine {...scored} hasFacts />}
        <FactList facts={envelopeOf(text, entry, zone)} />
        <h3 className={classes.part}>{entry.storedText === undefined ? text.recorded : text.storedText}</h3>
        {entry.storedText === undefined ? (
          <FactList
            facts={[
              ...factsOf(entry, zone),
              ...(entry.confidence === undefined
                ? []
                : [{ name: text.confidence, value: percent(entry.confidence, 0) }]),
              {
                name: entry.confidence === undefined ? text.confidence : text.confidenceLabel,
                value: confidenceOf(entry.type),
              },
            ]}
          />
        ) : (
          <pre className={classes.stored}>{entry.storedText}</pre>
        )}
        <EventDetail entry={entry} detail={detail} onFollow={onFollow} zone={zone} />
        <h3 className={classes.part}>{text.chain}</h3>
        <FactList facts={chainOf(text, entry)} />
      </div>
      <div className={classes.footer}>
        <Button text={text.copy} onClick={copy} />
        {onActor && <Button variant="minimal" text={text.findByActor} onClick={() => onActor(entry.actor)} />}
      </div>
    </div>
  )
}
