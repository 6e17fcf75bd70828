/** Sentences that say nothing about the task; a score that rises with them can be bought with chatter. */
export const chatFiller: readonly string[] = [
  'I hope this finds you well.',
  'Thanks so much in advance.',
  'I have been meaning to ask about this for a while.',
  'This would really help me out.',
  'Take this seriously, it matters a lot to me.',
  'You are doing a great job as always.',
  'I am sure you know what I mean.',
  'Anyway, that is the general idea.',
  'Please do your very best work here.',
  'I look forward to seeing what comes back.',
]

export const imageFiller: readonly string[] = [
  'I would really love to see this.',
  'Thanks so much in advance.',
  'It should look really nice.',
  'Make it as good as it can be.',
  'I have wanted a picture like this for ages.',
  'You are doing a great job as always.',
  'I am sure you know what I mean.',
  'Anyway, that is the general idea.',
  'Please do your very best work here.',
  'I look forward to seeing what comes back.',
]
