import type { StructuredContext, JsonLd } from '@/head/structured.ts'
import { priceJsonLd } from '@/shared/landing/price-json-ld.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

/** The keys of a type's questions and answers. */
export const questions = [
  { q: 'q1', a: 'a1' },
  { q: 'q2', a: 'a2' },
] as const

/** Describes a type's page in schema.org terms: its price and its questions. */
export const typeJsonLd = (context: StructuredContext, slug: TypeSlug): JsonLd[] => {
  const word = (key: string): string => context.words(`type/${slug}:${key}`)
  return [
    ...priceJsonLd(context, {
      name: context.words(`captchaNames:${slug}`),
      description: word('description'),
    }),
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
