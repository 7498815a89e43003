/** Asks how to use a chosen style: from now on, or as a preset for the Business Profile. */
import { DialogBody, DialogFooter } from '@blueprintjs/core'
import type { Persona } from '#schema/persona/persona'
import { useText } from '../core/language.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { personaText } from '../messages/en/persona.ts'
import { PresetLink } from './PresetLink.tsx'
import classes from './StyleDialog.module.css'

type Props = {
  readonly persona: Persona
  readonly isOpen: boolean
  /** The change is being saved. */
  readonly isInstalling: boolean
  readonly onInstall: () => void
  readonly onClose: () => void
  /** Called after the dialog has left the screen. */
  readonly onClosed: () => void
}

export const StyleDialog = (props: Props) => {
  const text = useText(personaText)
  return (
    <ModalDialog
      title={text.change(props.persona.name)}
      isOpen={props.isOpen}
      onClose={props.onClose}
      onClosed={props.onClosed}
      className={classes.dialog}
    >
      <DialogBody>
        <dl className={classes.choices}>
          <div>
            <dt>{text.install}</dt>
            <dd>{text.installText}</dd>
          </div>
          <div>
            <dt>{text.preset}</dt>
            <dd>{text.presetText}</dd>
          </div>
        </dl>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <PresetLink persona={props.persona} />
            <FocusableDisabledButton
              intent="primary"
              text={text.install}
              isDisabled={props.isInstalling}
              isBusy={props.isInstalling}
              onClick={props.onInstall}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
