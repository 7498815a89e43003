/** The first page of the stories: what they show, how fixtures are recorded, and how to add a state. */
import type { ReactNode } from 'react'
import { Panel } from '../../web/kit/Panel.tsx'
import { ScreenHeader } from '../../web/kit/ScreenHeader.tsx'
import { Wordmark } from '../../web/kit/Wordmark.tsx'
import classes from './StartHere.module.css'

/** A link to a story, for the window that holds this page. */
const StoryLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={`?story=${to}`} target="_top">
    {children}
  </a>
)

const groups = [
  {
    name: 'Signed in',
    what: 'Every screen behind sign-in, with its dialogs and panels, inside the frame.',
    first: 'signed-in--overview--filled',
    link: 'Overview',
  },
  {
    name: 'Public site',
    what: 'The pages before sign-in, with their forms and the login.',
    first: 'public-site--home--filled',
    link: 'Home',
  },
  {
    name: 'Kit',
    what: 'The parts that screens share: controls, feedback, figures, charts.',
    first: 'kit--buttons-and-fields--filled',
    link: 'Buttons and fields',
  },
] as const

const states = [
  ['Filled', 'A café with a year of records.'],
  ['Empty', 'A new business, before anything is recorded.'],
  ['Loading', 'The answer has not arrived.'],
  ['Load error', 'Loading fails; Try again works.'],
  ['Refused', 'The service refuses what was sent.'],
  ['Signed out', 'The same address without a session.'],
  ['Long text', 'Texts of maximum length.'],
  ['Dark', 'In the dark theme.'],
  ['390', 'On a phone, 390 px wide.'],
] as const

const recording = `await take(
  'focus/createFocus.conflict',
  'createFocus',
  409,
  { input: first },
)`

const adding = `const refusal = replay(
  'createFocus',
  createFocusConflict,
)

/** Someone set a focus first. */
export const Conflict = story({
  route: '/nudges?focus=edit',
  answers: [me, refusal],
})`

const WhatIsHere = () => (
  <div className={classes.columns}>
    {groups.map(({ name, what, first, link }) => (
      <Panel key={name} title={name} isFilling>
        <p>{what}</p>
        <p className={classes.quiet}>
          Start with <StoryLink to={first}>{link}</StoryLink>
        </p>
      </Panel>
    ))}
  </div>
)

const States = () => (
  <Panel title="States">
    <dl className={classes.states}>
      {states.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p className={classes.quiet}>
      A dialog is Open, In progress or Failed. Any other state is named after what happened, such as Conflict.
    </p>
  </Panel>
)

const Toolbar = () => (
  <Panel title="Below each story" isFilling>
    <p>
      The buttons change language, theme and width. A story opens as its state needs; elsewhere your last
      choice stays.
    </p>
    <p>
      Beside them are the fixtures that feed the story, each with a link to its JSON. “Changed” means that the
      story alters the recorded answer, for example with longer texts.
    </p>
  </Panel>
)

const HowToRecord = () => (
  <Panel title="How fixtures are recorded" isFilling>
    <ol className={classes.steps}>
      <li>
        <code>fixtures/core/record-&lt;slice&gt;.ts</code> lists the calls, each with its file and its status:
        <pre>{recording}</pre>
      </li>
      <li>
        <code>npm run record</code> starts a seeded service with a fixed clock and fixed ids, makes the calls,
        and writes every answer to <code>fixtures/</code>.
      </li>
      <li>A test records again and fails if an answer differs. Nobody edits these files by hand.</li>
    </ol>
  </Panel>
)

const HowToAdd = () => (
  <Panel title="How to add a state" isFilling>
    <ol className={classes.steps}>
      <li>
        Add an export to <code>stories/&lt;slice&gt;/&lt;slice&gt;.stories.tsx</code>, named after the state:
        <pre>{adding}</pre>
      </li>
      <li>
        If every screen must have it, add it to <code>stories/core/screens.ts</code>.
      </li>
      <li>
        Run <code>npm test -- stories</code>. It opens every story and checks accessibility, console and
        width.
      </li>
    </ol>
  </Panel>
)

export const StartHere = () => (
  <main className={classes.page}>
    <Wordmark />
    <ScreenHeader
      title="Every screen, in every state"
      standfirst="Each story is the real application in one state, fed by recorded answers of the service. Choose a group in the list, then a screen, then a state."
      isLead
    />
    <WhatIsHere />
    <States />
    <div className={classes.columns}>
      <Toolbar />
      <HowToRecord />
      <HowToAdd />
    </div>
    <p className={classes.quiet}>
      <code>.github/CONTRIBUTING.md</code> says more, also about screens, calls and texts.
    </p>
  </main>
)
