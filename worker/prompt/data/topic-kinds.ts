import type { TopicKind } from '../topic-kind.ts'
import { artsKinds } from './topic-kinds-arts.ts'
import { careKinds } from './topic-kinds-care.ts'
import { customKinds } from './topic-kinds-customs.ts'
import { enterpriseKinds } from './topic-kinds-enterprise.ts'
import { ideaKinds } from './topic-kinds-ideas.ts'
import { pastKinds } from './topic-kinds-past.ts'
import { practiceKinds } from './topic-kinds-practice.ts'
import { scienceKinds } from './topic-kinds-science.ts'
import { settingKinds } from './topic-kinds-settings.ts'
import { technicalKinds } from './topic-kinds-technical.ts'
import { worldKinds } from './topic-kinds-world.ts'
import { topicTerms } from './topic-terms.ts'

/** Every kind of topic that is recognised by its words. */
export const topicKinds: readonly TopicKind[] = [
  ...technicalKinds,
  ...scienceKinds,
  ...pastKinds,
  ...settingKinds,
  ...enterpriseKinds,
  ...careKinds,
  ...artsKinds,
  ...practiceKinds,
  ...worldKinds,
  ...ideaKinds,
  ...customKinds,
].map(addTerms)

function addTerms(kind: TopicKind): TopicKind {
  const { strong, weak } = topicTerms[kind.id] ?? { strong: [], weak: [] }
  return { ...kind, strong: [...kind.strong, ...strong], weak: [...kind.weak, ...weak] }
}
