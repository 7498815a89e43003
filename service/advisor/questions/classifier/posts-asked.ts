/** Posts and captions that are asked for. */

/** "Knock up a couple of captions for the film" */
export const makesPosts =
  /\b(?:write|draft|make|do|give me|knock (?:up|together)|whip up|come up with|put together|prepare|create|plan|need|want)\b[^.?!]{0,30}\b(?:captions?|(?:insta(?:gram)?|facebook|fb|linkedin|tiktok|social(?: media)?) (?:posts?|captions?|stories|reels?)|posts? (?:for|about|on) (?:insta(?:gram)?|facebook|fb|linkedin|tiktok|social\w*))\b/i
