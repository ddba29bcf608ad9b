import type { Thing } from '@/head/structured.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

/** The questions in the words of a type, each with its answer. */
export const questions = [
  { q: 'q1', a: 'a1' },
  { q: 'q2', a: 'a2' },
  { q: 'q3', a: 'a3' },
] as const

export const typeQuestions = (slug: TypeSlug, words: (key: string) => string): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ q, a }) => ({
    '@type': 'Question',
    name: words(`type/${slug}:${q}`),
    acceptedAnswer: { '@type': 'Answer', text: words(`type/${slug}:${a}`) },
  })),
})
