/** Breadcrumb: back to Integrations, or from a file to all imports. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { importText } from '../messages/imports/import.ts'
import { importsPath } from './import-view.ts'
import classes from './Trail.module.css'

type Props = {
  /** Name of the open file, and further facts. */
  readonly facts?: readonly string[]
}

export const Trail = ({ facts }: Props) => {
  const text = useText(importText)
  return (
    <p className={classes.trail}>
      <Link to={facts ? importsPath : '/connections'}>
        <ArrowLeft size={16} aria-hidden="true" />
        {facts ? text.allImports : text.integrations}
      </Link>
      {facts?.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}
