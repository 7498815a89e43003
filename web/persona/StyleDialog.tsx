/** Asks what a chosen style is wanted for: to work in it from now on, or as a preset of the Business Profile. */
import { DialogBody, DialogFooter } from '@blueprintjs/core'
import type { Persona } from '#schema/persona/persona'
import { ModalDialog } from '../kit/ModalDialog.tsx'
import { SteadyButton } from '../kit/SteadyButton.tsx'
import { PresetLink } from './PresetLink.tsx'
import classes from './StyleDialog.module.css'

type Props = {
  /** The chosen style. */
  readonly persona: Persona
  readonly isOpen: boolean
  /** The change is on its way. */
  readonly isInstalling: boolean
  readonly onInstall: () => void
  readonly onClose: () => void
  /** The dialog is gone from the screen. */
  readonly onClosed: () => void
}

export const StyleDialog = (props: Props) => (
  <ModalDialog
    title={`Change to ${props.persona.name}?`}
    isOpen={props.isOpen}
    onClose={props.onClose}
    onClosed={props.onClosed}
    className={classes.dialog}
  >
    <DialogBody>
      <dl className={classes.choices}>
        <div>
          <dt>Install</dt>
          <dd>Jarvin works in this style from now on, for everybody in this business. It goes on record.</dd>
        </div>
        <div>
          <dt>Use as preset</dt>
          <dd>
            Fills in your business profile with this style’s settings. Nothing changes until you save it.
          </dd>
        </div>
      </dl>
    </DialogBody>
    <DialogFooter
      actions={
        <>
          <PresetLink persona={props.persona} />
          <SteadyButton
            intent="primary"
            text="Install"
            isDisabled={props.isInstalling}
            isBusy={props.isInstalling}
            onClick={props.onInstall}
          />
        </>
      }
    />
  </ModalDialog>
)
