/** Permissions of each role, from the lists that the endpoint table uses. */
import { deciders, exporters, owners, type Role, readers, roles, writers } from '#schema/core/roles'
import { useText } from '../../core/language.ts'
import { peopleText } from '../../messages/entry/people.ts'
import classes from './People.module.css'

export const RightsTable = () => {
  const text = useText(peopleText)
  const rows: readonly (readonly [string, readonly Role[]])[] = [
    [text.read, readers],
    [text.ask, writers],
    [text.decide, deciders],
    [text.connect, deciders],
    [text.export, exporters],
    [text.govern, owners],
  ]
  const word = (allowed: readonly Role[], role: Role): string => {
    if (!allowed.includes(role)) return text.no
    return allowed === exporters && role === 'auditor' ? text.onRecord : text.yes
  }
  return (
    <div>
      <h2 id="rights" className={classes.heading}>
        {text.rights}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: it is not a section of the outline */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={classes.scroll} role="region" aria-labelledby="rights" tabIndex={0}>
        <table className={classes.rights}>
          <thead>
            <tr>
              <td className={classes.corner} />
              {roles.map((role) => (
                <th key={role} scope="col" className={classes.head}>
                  {text.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([right, allowed]) => (
              <tr key={right}>
                <th scope="row">{right}</th>
                {roles.map((role) => (
                  <td key={role} data-allowed={allowed.includes(role)}>
                    {word(allowed, role)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
