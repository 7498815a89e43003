/** What a business can post. Texts hold {day}, {date}, {next}, {quiet}, {busy} and {season}; no figure of the business. */

/** What a post is about. `slow` and `best` go out on the eve of that day; `regulars` or `newcomers` follows the focus. */
export type PostTheme = 'slow' | 'best' | 'regulars' | 'newcomers' | 'craft' | 'tip' | 'season' | 'people'

/** Texts that take turns. */
export type Turns = readonly [string, ...string[]]

/** The posts of one kind of business. */
export type Posts = {
  readonly channels: Readonly<Record<PostTheme, string>>
  readonly texts: Readonly<Record<PostTheme, Turns>>
  /** Words of an advisory that the public may hear of; a post carries on none without them. */
  readonly carried: RegExp
  /** Last sentences; each names the day, so that no post is ever the same again. */
  readonly endings: Turns
  /** What a month is like where the business stands, January first. */
  readonly months: Turns
  readonly hashtags: readonly string[]
  readonly hashtagsOf: Readonly<Record<PostTheme, readonly string[]>>
}
