import type { StructuredContext, JsonLd } from '@/head/structured.ts'
import { isRecord } from '@/lib/is-record.ts'

const isQuestion = (value: unknown): value is { question: string; answer: string } =>
  isRecord(value) && typeof value['question'] === 'string' && typeof value['answer'] === 'string'

/** Describes a question and its answer in schema.org terms, if the build knows them. */
export function faqJsonLd({ served, url }: Pick<StructuredContext, 'served' | 'url'>): JsonLd[] {
  const known = served?.answers?.find(({ endpoint }) => endpoint === 'faqAnswer')?.data
  if (!isQuestion(known)) return []
  return [
    {
      '@type': 'FAQPage',
      url,
      mainEntity: [
        {
          '@type': 'Question',
          name: known.question,
          acceptedAnswer: { '@type': 'Answer', text: known.answer },
        },
      ],
    },
  ]
}
