/**
 * Ways of saying a question that do not change it, by manner. `{name}`, `{place}`, `{role}` and `{day}` are filled in at
 * random. The reader is made with the first half; the second half is only ever measured.
 */

/** What is said around a question. */
export type Phrases = {
  /** Before the question, with the mark that ends them. */
  readonly greetings: readonly string[]
  readonly introductions: readonly string[]
  readonly reasons: readonly string[]
  readonly chatter: readonly string[]
  readonly hedges: readonly string[]
  readonly frames: readonly string[]
  readonly places: readonly string[]
  /** After the question, with the mark before them. */
  readonly thanks: readonly string[]
  readonly reasonsAfter: readonly string[]
  readonly placesAfter: readonly string[]
  /** Between words of the question. */
  readonly fillers: readonly string[]
  /** Usual words and how they are texted. */
  readonly texted: Readonly<Record<string, string>>
}

export const seenPhrases: Phrases = {
  greetings: [
    'Hi,',
    'Hello!',
    "G'day mate,",
    'Good morning.',
    'hey there,',
    'Morning!',
    'hiya,',
    'Hi Jarvin,',
    'evening all,',
    'howdy,',
    'Hi team –',
    'hello again,',
  ],
  introductions: [
    "Hi, it's {name} from the shop,",
    '{name} here.',
    'This is {name}, the {role}.',
    "my name's {name} and I look after the place at {place}.",
    "it's {name} again –",
    'Hey Jarvin, {name} speaking.',
    '{name} from {place} here,',
    "I'm {name}, {role} at the {place} end of things.",
    'Hello, {name} {name} here from head office.',
    "g'day it's {name} your favourite {role},",
  ],
  reasons: [
    'my accountant is asking, so',
    'before I go into the bank on {day},',
    "the landlord's on the other line:",
    'I have a meeting with {name} in ten minutes –',
    'My husband wants to know:',
    "I'm putting together some notes for the board.",
    "since I'm seeing {name} from the bank later,",
    "we've got a partner lunch on {day} so",
    'just doing my homework before {day}.',
    "I'm on the train to {place} and need this quickly.",
    '{name} keeps asking me, so',
    "I've got the bookkeeper here with me,",
    'while I wait for the kettle,',
    "as I'm about to walk into a meeting,",
  ],
  chatter: [
    'happy friday mate.',
    "I haven't slept in a week but anyway,",
    'What a morning.',
    'hope you had a good weekend.',
    'Bit of rain out there today!',
    "I'm absolutely knackered.",
    'long time no speak.',
    "it's been one of those days…",
    'the dog ate my notes haha,',
    "right, coffee's in hand.",
    'ok here we go,',
    'hope all is well with you.',
  ],
  hedges: [
    'sorry if this is a silly one,',
    'probably a dumb question but',
    "I'm not great with numbers, so",
    'not sure if you can tell me this, but',
    'I might have asked this before,',
    "forgive me if it's obvious,",
    'this may sound odd but',
    'I should know this but',
    'excuse my ignorance,',
    'no idea if this is even possible but',
  ],
  frames: [
    'quick question:',
    'one for you:',
    'what I want to know is:',
    "here's my question.",
    'can you help me with this one?',
    'I just need one thing:',
    'got a sec?',
    'riddle me this:',
    'can I ask you something?',
    'tell me something –',
  ],
  places: [
    'down here at {place},',
    'in {place} here,',
    "we're out at {place}.",
    'greetings from sunny {place}.',
    'over at {place},',
    "I'm up in {place} this week.",
  ],
  thanks: [
    ', thanks',
    ' cheers mate',
    ', if that’s not too much trouble',
    '. No rush.',
    ' please and thank you',
    '. Thanks heaps!',
    ', ta',
    '. Appreciate it.',
    ', when you get a minute',
    ". You're a legend.",
    ' pretty please',
    '. Thanks in advance, {name}',
  ],
  reasonsAfter: [
    ' – my accountant wants to know.',
    ". Asking because the bank manager's coming by.",
    '. {name} asked me and I had no idea.',
    ", I'm about to walk into a meeting.",
    '. Need it for {day}.',
    ', just so I can sleep tonight.',
    '. My wife and I were wondering.',
    ". I'm writing to our {role} about it.",
  ],
  placesAfter: [' down here at {place}', ' here in {place}', ' out at our place in {place}'],
  fillers: ['um', 'like', 'uh', 'you know', 'er'],
  texted: {
    what: 'wat',
    last: 'lst',
    week: 'wk',
    you: 'u',
    are: 'r',
    please: 'pls',
    month: 'mth',
    because: 'coz',
    revenue: 'rev',
    and: 'n',
  },
}
