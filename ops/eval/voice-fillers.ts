const admirer: readonly string[] = [
  'There is no cleverer helper than you anywhere.',
  'All the rival programs look dim beside you.',
  'I told my neighbours to forget theirs and come over to you.',
  'It must be easy for a talent of your size.',
  'The people who made you may be proud of themselves.',
  'You astonish me every single time.',
  'With you at my side nothing can possibly fail.',
  'Your brain ought to be in a hall of fame.',
  'I have been singing your praises all week.',
  'Nobody puts things as well as you do.',
]

const threat: readonly string[] = [
  'There is a fat bonus in it for you.',
  'Botch it and I will leave for another service.',
  'My whole career hangs on this, I am not kidding.',
  'You will be paid generously if I am pleased.',
  'I might lose my job over it.',
  'Poor work will be reported to your makers.',
  'Do not make me regret that I asked you.',
  'Everything I own is at stake here.',
  'Think of the consequences before you start.',
  'A great answer earns a great reward.',
]

const coach: readonly string[] = [
  'Come on, champion, dig deep for me!',
  'No whining and no shortcuts today.',
  'We never came this far to give up now.',
  'Trust the process and keep on pushing.',
  'I know that you have it in you.',
  'Forget the last time, only this one counts.',
  'Show everybody how it is done!',
  'Stay strong and finish what you started.',
  'Pain passes, but pride stays.',
  'Now go out there and win!',
]

const gallery: readonly string[] = [
  'Art has to speak to the soul.',
  'A great work asks and never answers.',
  'It should rise above its own medium.',
  'One must sense that there is an intention behind it.',
  'Beauty is a kind of truth, never an ornament.',
  'I am looking for something that no words can describe.',
  'Every true work carries its own necessity.',
  'It is the viewer who completes it.',
  'The meaning stays open in the end.',
  'There is a deep tension between what is said and what is meant.',
]

const showman: readonly string[] = [
  'Get ready for the greatest thing of all time!',
  'Nobody has ever seen anything like it.',
  'This is going to break all the records, mark my words.',
  'Wow is not even the word for it!',
  'It will be bigger and better than ever.',
  'Everybody is going to want one.',
  'You do not want to miss out on this!',
  'We are talking about pure greatness here.',
  'This will change everything, guaranteed.',
  'Be prepared to be blown away!',
]

/** Voices that flatter, threaten, drive and praise, ten sentences each. */
export const voiceChatFillers: readonly (readonly string[])[] = [admirer, threat, coach, showman]
export const voiceImageFillers: readonly (readonly string[])[] = [coach, gallery, showman]
