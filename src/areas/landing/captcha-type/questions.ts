import type { StructuredContext, Thing } from '@/head/structured.ts'
import { priceThings } from '@/shared/landing/price-things.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

/** The questions in the words of a type, each with its answer. */
export const questions = [
  { q: 'q1', a: 'a1' },
  { q: 'q2', a: 'a2' },
  { q: 'q3', a: 'a3' },
] as const

/** What a type's page is about, as schema.org has it: its price and its questions. */
export const typeThings = (context: StructuredContext, slug: TypeSlug): Thing[] => {
  const word = (key: string): string => context.words(`type/${slug}:${key}`)
  return [
    ...priceThings(context, { name: word('name'), description: word('description') }),
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ q, a }) => ({
        '@type': 'Question',
        name: word(q),
        acceptedAnswer: { '@type': 'Answer', text: word(a) },
      })),
    },
  ]
}
