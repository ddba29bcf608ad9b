import type { StructuredContext, Thing } from '@/head/structured.ts'
import { isRecord } from '@/lib/is-record.ts'

const isQuestion = (value: unknown): value is { question: string; answer: string } =>
  isRecord(value) && typeof value['question'] === 'string' && typeof value['answer'] === 'string'

/** Questions as schema.org has them, from what the build knows under a key. */
export function faqThings(
  { served, url }: Pick<StructuredContext, 'served' | 'url'>,
  key: string,
): Thing[] {
  const known = served?.answers[key]
  const all = isRecord(known) && Array.isArray(known['records']) ? known['records'] : [known]
  const questions = all.filter((one) => isQuestion(one))
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      url,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
