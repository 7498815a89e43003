/** One step of the tour: a card beside what it speaks of. The screen behind it can be used all the while. */
import { Button } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useId } from 'react'
import { useText } from '../../core/language.ts'
import { useEscape } from '../../kit/overlays/use-escape.ts'
import { tourText } from '../../messages/entry/tour.ts'
import classes from './TourCard.module.css'
import { type TourPlace, tourSteps } from './tour-steps.ts'
import { usePointing } from './use-pointing.ts'

type Props = {
  readonly place: TourPlace
  readonly onGo: (address: string) => void
  /** Ends the tour; true after its last step. */
  readonly onLeave: (isFinished: boolean) => void
}

export const TourCard = ({ place: { step, number, back, next }, onGo, onLeave }: Props) => {
  const text = useText(tourText)
  const titleId = useId()
  const textId = useId()
  const { card, ring } = usePointing(step.anchors)
  const { title, text: words } = text.steps[step.key]
  const forward = () => (next === undefined ? onLeave(true) : onGo(next))
  useEscape({ isOpen: true, onClose: () => onLeave(false) })
  // After the frame has moved the focus to the new screen. The card is read out, and its buttons are next.
  useEffect(() => card.current?.focus({ preventScroll: true }), [card])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isForward = event.key === 'ArrowRight' || (event.key === 'Enter' && event.target === card.current)
    if (isForward) forward()
    else if (event.key === 'ArrowLeft' && back !== undefined) onGo(back)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div ref={ring} className={classes.ring} hidden aria-hidden="true" />
      <div
        ref={card}
        role="dialog"
        aria-labelledby={titleId}
        aria-describedby={textId}
        className={classes.card}
        lang={text.lang}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className={classes.top}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <Button
            variant="minimal"
            className={classes.close}
            icon={<X size={16} />}
            aria-label={text.leave}
            onClick={() => onLeave(false)}
          />
        </div>
        <p id={textId} className={classes.words}>
          {words}
        </p>
        <div className={classes.foot}>
          <span className={classes.count}>{text.count(number, tourSteps.length)}</span>
          {back !== undefined && <Button variant="minimal" text={text.back} onClick={() => onGo(back)} />}
          <Button text={next === undefined ? text.done : text.next} onClick={forward} />
        </div>
      </div>
    </>
  )
}
