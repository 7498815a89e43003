/** A button that keeps the focus while disabled: it is announced as disabled and ignores clicks. */
import { Button, type ButtonProps, Classes, Spinner } from '@blueprintjs/core'
import classes from './FocusableDisabledButton.module.css'

type Props = Omit<ButtonProps, 'className' | 'disabled' | 'icon' | 'loading'> & {
  readonly isDisabled: boolean
  /** The action of this button is in progress. */
  readonly isBusy?: boolean
}

export const FocusableDisabledButton = ({ isDisabled, isBusy = false, onClick, ...rest }: Props) => (
  <Button
    {...rest}
    className={`${isDisabled ? Classes.DISABLED : ''} ${isBusy ? classes.busy : ''}`}
    icon={
      isBusy && (
        <span className={classes.spinner} aria-hidden="true">
          <Spinner size={16} />
        </span>
      )
    }
    aria-disabled={isDisabled}
    aria-busy={isBusy}
    {...(isDisabled || onClick === undefined ? {} : { onClick })}
  />
)
