import type { ChatGenre } from '../chat-genre.ts'
import { advertisingGenres } from './chat-genres-advertising.ts'
import { businessGenres } from './chat-genres-business.ts'
import { careGenres } from './chat-genres-care.ts'
import { careerGenres } from './chat-genres-career.ts'
import { documentGenres } from './chat-genres-documents.ts'
import { engineeringGenres } from './chat-genres-engineering.ts'
import { everydayGenres } from './chat-genres-everyday.ts'
import { explainingGenres } from './chat-genres-explaining.ts'
import { interviewGenres } from './chat-genres-interviews.ts'
import { learningGenres } from './chat-genres-learning.ts'
import { lifeGenres } from './chat-genres-life.ts'
import { messageGenres } from './chat-genres-messages.ts'
import { occasionGenres } from './chat-genres-occasions.ts'
import { plainGenres } from './chat-genres-plain.ts'
import { promotionGenres } from './chat-genres-promotion.ts'
import { readingGenres } from './chat-genres-reading.ts'
import { technicalGenres } from './chat-genres-technical.ts'
import { ventureGenres } from './chat-genres-ventures.ts'
import { workplaceGenres } from './chat-genres-workplace.ts'

/** Every genre, those that a plain word names before those that only a turn of phrase suggests. */
export const chatGenres: readonly ChatGenre[] = [
  ...messageGenres,
  ...interviewGenres,
  ...careerGenres,
  ...promotionGenres,
  ...advertisingGenres,
  ...ventureGenres,
  ...workplaceGenres,
  ...documentGenres,
  ...careGenres,
  ...engineeringGenres,
  ...technicalGenres,
  ...lifeGenres,
  ...occasionGenres,
  ...readingGenres,
  ...everydayGenres,
  ...businessGenres,
  ...explainingGenres,
  ...learningGenres,
  ...plainGenres,
]
