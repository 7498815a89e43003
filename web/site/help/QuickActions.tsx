import { quickActions } from './help.content.ts'
import classes from './QuickActions.module.css'

export const QuickActions = () => (
  <nav aria-label="Quick actions" className={classes.section}>
    <ul className={classes.actions}>
      {quickActions.map(({ id, title, text, href }) => (
        <li key={id}>
          <a href={href} className={classes.action}>
            <span className={classes.title}>{title}</span>
            <span className={classes.text}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
