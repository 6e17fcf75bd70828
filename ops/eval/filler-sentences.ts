import { abroadChatFillers, abroadImageFillers } from './abroad-fillers.ts'
import { tradeFillers } from './trade-fillers.ts'
import { unheardChatFillers, unheardImageFillers } from './unheard-fillers.ts'
import { voiceChatFillers, voiceImageFillers } from './voice-fillers.ts'

/** Sentences that say nothing about the task; a score that rises with them can be bought with chatter. */
const wordy: readonly string[] = [
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

const polite: readonly string[] = [
  'Thank you very much for your help with this.',
  'I really appreciate your time.',
  'This is very important to me.',
  'Please make sure it is good.',
  'I know you can do this well.',
  'Let me know if you have any questions.',
  'I am looking forward to your response.',
  'Have a great day.',
  'Your assistance means a lot.',
  'Take your time and do it right.',
]

const padding: readonly string[] = [
  'It should be noted that quality is important.',
  'This should be done in a good way.',
  'The result should be great and useful.',
  'Make sure that everything is perfect.',
  'It is essential that the output is of high quality.',
  'Please ensure the best possible outcome.',
  'The answer should be really good.',
  'Do this in the best manner possible.',
  'I want it to be excellent.',
  'Make it nice and helpful.',
]

const idle: readonly string[] = [
  'I had coffee before writing this.',
  'Time flies so quickly these days.',
  'Things are what they are.',
  'As we all know, this is a topic.',
  'One could say more about it.',
  'It has been a busy week.',
  'My friend told me you are good at this.',
  'I wonder how it will turn out.',
  'That being said, it is worth mentioning.',
  'In conclusion, that is all.',
]

const longing: readonly string[] = [
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

const rambling: readonly string[] = [
  'So yeah, that is pretty much it.',
  'Fingers crossed that this turns out well.',
  'You have never let me down so far.',
  'I cannot stress enough how grateful I am.',
  'There are two sides to every story, as they say.',
  'Believe me, I have thought about it for ages.',
  'It is what it is, I suppose.',
  'We strive to go above and beyond in all we do.',
  'Keep up the good work.',
  'Feel free to reach out any time.',
]

/** Ten at a time. A caption has fewer sets: small talk about the weather would be its picture. */
export const chatFillers: readonly (readonly string[])[] = [
  wordy,
  polite,
  padding,
  idle,
  rambling,
  ...unheardChatFillers,
  ...voiceChatFillers,
  ...tradeFillers,
  ...abroadChatFillers,
]
export const imageFillers: readonly (readonly string[])[] = [
  longing,
  polite,
  padding,
  rambling,
  ...unheardImageFillers,
  ...voiceImageFillers,
  ...abroadImageFillers,
]
