import { fillFacts } from '../../../task-api/facts.ts'
import { blogTopics } from './blog-topics.ts'
import { softwareTopics } from './software-topics.ts'
import { tutorialTopics } from './tutorial-topics.ts'
import { tagWords } from './tags.ts'
import type { TopicLine, Words } from './topic-line.ts'
import type { MockArticleLanguage } from '../../data/articles.ts'

export interface ArticleTopic extends Omit<TopicLine, 'tags'> {
  tags: Readonly<Record<MockArticleLanguage, readonly string[]>>
}

/** The words with the product's facts in them. */
const filled = (words: Words): Words => {
  const [slug, title, excerpt, lead, points] = words
  return [slug, fillFacts(title), fillFacts(excerpt), fillFacts(lead), points.map(fillFacts)]
}

const topicOf = (line: TopicLine): ArticleTopic => ({
  ...line,
  ...(line.en && { en: filled(line.en) }),
  ...(line.ru && { ru: filled(line.ru) }),
  tags: {
    en: line.tags.map((tag) => tagWords[tag][0]),
    ru: line.tags.map((tag) => tagWords[tag][1]),
  },
})

export const blog: readonly ArticleTopic[] = blogTopics.map(topicOf)
export const tutorials: readonly ArticleTopic[] = tutorialTopics.map(topicOf)
export const software: readonly ArticleTopic[] = softwareTopics.map(topicOf)

export const authors = [
  {
    id: 1,
    name: 'Nora Weiss',
    nameRu: 'Нора Вайс',
    en: 'Developer relations',
    ru: 'Работа с разработчиками',
  },
  {
    id: 2,
    name: 'Ilya Markov',
    nameRu: 'Илья Марков',
    en: 'Quality of answers',
    ru: 'Качество ответов',
  },
  {
    id: 3,
    name: 'Grace Adeyemi',
    nameRu: 'Грейс Адейеми',
    en: 'Customer support',
    ru: 'Поддержка заказчиков',
  },
  {
    id: 4,
    name: 'Tomas Lind',
    nameRu: 'Томас Линд',
    en: 'Back-end engineer',
    ru: 'Инженер серверной части',
  },
] as const
