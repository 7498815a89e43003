/** The whole event behind a row: whether it is verified, its envelope, what it recorded. */
import { Button } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type AuditEntry, confidenceOf } from '#schema/decision-log/decision-log'
import { exactMoment, number } from '../kit/formats.ts'
import { useToast } from '../kit/use-toast.ts'
import classes from './EventDrawer.module.css'
import { factsOf, groupedHash, personaNameOf, titleOf } from './entry-facts.ts'
import { FactList } from './FactList.tsx'
import { VerifiedMark } from './VerifiedMark.tsx'

type Props = {
  readonly entry: AuditEntry
  /** Whether the heading takes the focus as the drawer shows. */
  readonly takesFocus: RefObject<boolean>
  readonly onClose: () => void
  /** An arrow key: one event older (1) or newer (-1). */
  readonly onStep: (step: 1 | -1) => void
  /** IANA time zone of the time; without it, the browser's. */
  readonly zone?: string | undefined
}

const envelopeOf = (entry: AuditEntry, zone: string | undefined) => [
  { name: 'When', value: exactMoment(entry.createdAt, zone) },
  { name: 'By', value: entry.actor },
  { name: 'Persona', value: personaNameOf(entry.personaKey) },
  { name: 'Stream', value: entry.stream, isCode: true },
  { name: 'Version', value: number(entry.version) },
  { name: 'Position', value: number(entry.position) },
  { name: 'Hash', value: groupedHash(entry.hash), isCode: true },
]

const chainOf = (entry: AuditEntry) => [
  { name: 'Previous hash', value: groupedHash(entry.previousHash), isCode: true },
  { name: 'Type', value: entry.type, isCode: true },
  { name: 'Event', value: entry.id, isCode: true },
  { name: 'Correlation', value: entry.correlationId ?? 'None', isCode: entry.correlationId !== null },
  { name: 'Causation', value: entry.causationId ?? 'None', isCode: entry.causationId !== null },
]

const steps: { readonly [key: string]: 1 | -1 | undefined } = { ArrowDown: 1, ArrowUp: -1 }

export const EventDrawer = ({ entry, takesFocus, onClose, onStep, zone }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(entry, null, 2)).then(
      () => toast({ title: 'Event copied', description: 'The whole event is on the clipboard, as JSON.' }),
      () =>
        toast({
          title: 'Event not copied',
          description: 'The browser keeps its clipboard closed.',
          destructive: true,
        }),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is in the drawer
    <div className={classes.drawer} onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {titleOf(entry)}
        </h2>
        <Button
          variant="minimal"
          aria-label="Close"
          icon={<X size={18} aria-hidden="true" />}
          onClick={onClose}
        />
      </header>
      <div className={classes.body}>
        <div className={entry.verified ? classes.verified : classes.broken}>
          <VerifiedMark isVerified={entry.verified} isSpelled />
          <p>
            {entry.verified
              ? `The hash fits this event and the chain before it, at position ${number(entry.position)}.`
              : 'The hash does not fit this event or the one before it. Do not rely on this row.'}
          </p>
        </div>
        <FactList facts={envelopeOf(entry, zone)} />
        <h3 className={classes.part}>What it recorded</h3>
        <FactList
          facts={[...factsOf(entry, zone), { name: 'Confidence', value: confidenceOf(entry.type) }]}
        />
        <h3 className={classes.part}>Where it stands in the chain</h3>
        <FactList facts={chainOf(entry)} />
      </div>
      <footer className={classes.foot}>
        <Button text="Copy as JSON" onClick={copy} />
      </footer>
    </div>
  )
}
