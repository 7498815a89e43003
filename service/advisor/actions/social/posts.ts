/** Wording of posts. Placeholders: {day}, {date}, {next}, {quiet}, {busy} and {season}; no figures of the business. */

/** Theme of a post. `slow` and `best` are posted the day before; `regulars` or `newcomers` depends on the focus. */
export type PostTheme = 'slow' | 'best' | 'regulars' | 'newcomers' | 'craft' | 'tip' | 'season' | 'people'

/** Texts used in rotation. */
export type Turns = readonly [string, ...string[]]

/** The posts of one kind of business. */
export type Posts = {
  readonly channels: Readonly<Record<PostTheme, string>>
  readonly texts: Readonly<Record<PostTheme, Turns>>
  /** Words of an advisory that may be public; only advisories with these are continued in a post. */
  readonly carried: RegExp
  /** Last sentences; each names the day, or the next open one, so that no post repeats. */
  readonly endings: Turns
  /** What each month is like in the business's place, January first. */
  readonly months: Turns
  readonly hashtags: readonly string[]
  readonly hashtagsOf: Readonly<Record<PostTheme, readonly string[]>>
}
