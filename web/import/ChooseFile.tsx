/** A button that opens the browser's file chooser. */
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { importEndpoints } from '#schema/import/import.endpoints'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import classes from './StartImport.module.css'

type Props = {
  readonly text: string
  readonly isPrimary?: boolean
  readonly onFile: (file: File) => void
}

const types = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values'

export const ChooseFile = ({ text, isPrimary = false, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={types}
        hidden
        aria-label={text}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // So that choosing the same file again is noticed.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <MutationButton
        call={importEndpoints.sendImport}
        intent={isPrimary ? 'primary' : 'none'}
        text={
          <span className={classes.withIcon}>
            <FileUp size={16} aria-hidden="true" />
            {text}
          </span>
        }
        onClick={() => input.current?.click()}
      />
    </>
  )
}
