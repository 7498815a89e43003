/** Turns of phrase whose words mean nothing by themselves: to leave them out changes no answer. In their uninflected form. */
export const idioms: readonly string[] = `
  on earth, in the world, the hell, the heck, on the planet, in god name, at the end of the day, when all be say and do, by and large, in the scheme of thing,
  end up as, end up in, wind up as, wind up in, eat up, eat into, gobble up, swallow up, chew up, suck up, soak up, use up, go down the drain, down the drain, go out the window, out the window, down the toilet,
  in the door, walk in the door, come in the door, walk through the door, in the front door, out the door,
  bang for buck, bang for our buck, bang for your buck, for the buck, low down, the low down, the lowdown, the skinny, the goss, the full picture, big picture, ball park,
  suck it up, bite the bullet, take it on the chin, put up with it, put up with that,
  best guess, your best guess, ur best guess, off the top of your head, long story short, in a nutshell, to be fair, to be honest, if you ask me, for what it be worth, as thing stand, the way thing be,
  add it up, add they up, add up, total it up, total they up, total up, sum it up, sum up, tot it up, tot up, tally it up, tally up, break it down, on file, on the book, by a mile, by a long way, by a country mile, by a long shot, by far, by a wide margin, hand down, no contest,
  if thing stay as they be, if nothing change, all thing consider, in real term, hand on heart, on average day, give or take, more or less, ahead or behind, up or down, better or worse, so to speak, as it be
`
  .split(',')
  .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
