import type { ChatGenre } from '../chat-genre.ts'
import { advertisingGenres } from './chat-genres-advertising.ts'
import { agencyGenres } from './chat-genres-agency.ts'
import { askedOfficeGenres } from './chat-genres-asked-office.ts'
import { askedPlainGenres } from './chat-genres-asked-plain.ts'
import { askedStudyGenres } from './chat-genres-asked-study.ts'
import { askedTechGenres } from './chat-genres-asked-tech.ts'
import { businessGenres } from './chat-genres-business.ts'
import { careGenres } from './chat-genres-care.ts'
import { careerGenres } from './chat-genres-career.ts'
import { changeoverGenres } from './chat-genres-changeovers.ts'
import { classroomGenres } from './chat-genres-classroom.ts'
import { clinicGenres } from './chat-genres-clinic.ts'
import { copydeskGenres } from './chat-genres-copydesk.ts'
import { deskGenres } from './chat-genres-desk.ts'
import { developerGenres } from './chat-genres-developers.ts'
import { documentGenres } from './chat-genres-documents.ts'
import { engineeringGenres } from './chat-genres-engineering.ts'
import { everydayGenres } from './chat-genres-everyday.ts'
import { explainingGenres } from './chat-genres-explaining.ts'
import { firmGenres } from './chat-genres-firm.ts'
import { givenGenres } from './chat-genres-given.ts'
import { headGenres } from './chat-genres-heads.ts'
import { headLifeGenres } from './chat-genres-heads-life.ts'
import { interfaceGenres } from './chat-genres-interfaces.ts'
import { interviewGenres } from './chat-genres-interviews.ts'
import { judgingGenres } from './chat-genres-judging.ts'
import { learningGenres } from './chat-genres-learning.ts'
import { lifeGenres } from './chat-genres-life.ts'
import { lookupGenres } from './chat-genres-lookups.ts'
import { mealGenres } from './chat-genres-meals.ts'
import { messageGenres } from './chat-genres-messages.ts'
import { noteGenres } from './chat-genres-notes.ts'
import { occasionGenres } from './chat-genres-occasions.ts'
import { pageGenres } from './chat-genres-pages.ts'
import { personalGenres } from './chat-genres-personal.ts'
import { picturePromptGenres } from './chat-genres-picture-prompts.ts'
import { plainGenres } from './chat-genres-plain.ts'
import { practicalGenres } from './chat-genres-practical.ts'
import { promotionGenres } from './chat-genres-promotion.ts'
import { questionGenres } from './chat-genres-questions.ts'
import { readingGenres } from './chat-genres-reading.ts'
import { requestGenres } from './chat-genres-requests.ts'
import { adviceRequestGenres } from './chat-genres-requests-advice.ts'
import { officeRequestGenres } from './chat-genres-requests-office.ts'
import { plainRequestGenres } from './chat-genres-requests-plain.ts'
import { studyRequestGenres } from './chat-genres-requests-study.ts'
import { tradeRequestGenres } from './chat-genres-requests-trade.ts'
import { sectionGenres } from './chat-genres-sections.ts'
import { studyGenres } from './chat-genres-study.ts'
import { syntaxGenres } from './chat-genres-syntax.ts'
import { technicalGenres } from './chat-genres-technical.ts'
import { toolGenres } from './chat-genres-tools.ts'
import { trainingGenres } from './chat-genres-training.ts'
import { updateGenres } from './chat-genres-updates.ts'
import { ventureGenres } from './chat-genres-ventures.ts'
import { workGenres } from './chat-genres-work.ts'
import { workActGenres } from './chat-genres-work-acts.ts'
import { workFigureGenres } from './chat-genres-work-figures.ts'
import { workMoreGenres } from './chat-genres-work-more.ts'
import { workPaperGenres } from './chat-genres-work-papers.ts'
import { workStudyGenres } from './chat-genres-work-study.ts'
import { workFaultGenres, workSystemGenres } from './chat-genres-work-systems.ts'
import { workTextGenres } from './chat-genres-work-texts.ts'
import { workTroubleGenres } from './chat-genres-work-trouble.ts'
import { workplaceGenres } from './chat-genres-workplace.ts'

/** Every genre, those that a plain word names before those that only a turn of phrase suggests. */
export const chatGenres: readonly ChatGenre[] = [
  ...picturePromptGenres,
  ...clinicGenres,
  ...trainingGenres,
  ...askedTechGenres,
  ...askedStudyGenres,
  ...askedOfficeGenres,
  ...judgingGenres,
  ...noteGenres,
  ...questionGenres,
  ...plainRequestGenres,
  ...officeRequestGenres,
  ...studyRequestGenres,
  ...tradeRequestGenres,
  ...adviceRequestGenres,
  ...changeoverGenres,
  ...headGenres,
  ...headLifeGenres,
  ...workPaperGenres,
  ...workTextGenres,
  ...workMoreGenres,
  ...workStudyGenres,
  ...interfaceGenres,
  ...updateGenres,
  ...messageGenres,
  ...studyGenres,
  ...interviewGenres,
  ...careerGenres,
  ...promotionGenres,
  ...advertisingGenres,
  ...sectionGenres,
  ...pageGenres,
  ...copydeskGenres,
  ...givenGenres,
  ...workActGenres,
  ...workFigureGenres,
  ...firmGenres,
  ...workGenres,
  ...ventureGenres,
  ...workplaceGenres,
  ...documentGenres,
  ...careGenres,
  ...personalGenres,
  ...workTroubleGenres,
  ...deskGenres,
  ...requestGenres,
  ...workSystemGenres,
  ...engineeringGenres,
  ...developerGenres,
  ...toolGenres,
  ...technicalGenres,
  ...workFaultGenres,
  ...mealGenres,
  ...practicalGenres,
  ...agencyGenres,
  ...lifeGenres,
  ...occasionGenres,
  ...readingGenres,
  ...everydayGenres,
  ...businessGenres,
  ...classroomGenres,
  ...syntaxGenres,
  ...explainingGenres,
  ...lookupGenres,
  ...learningGenres,
  ...plainGenres,
  ...askedPlainGenres,
]
