import { plainText } from '@/shared/html/plain-text.ts'

/** The steps of a tutorial are its headings of the first level below the title. */
export const stepsOf = (bodyHtml: string): { title: string; anchor: string }[] =>
  [...bodyHtml.matchAll(/<h2(?: id="([^"]*)")?[^>]*>([\s\S]*?)<\/h2>/g)].map(
    ([, anchor = '', title = '']) => ({
      title: plainText(title).slice(0, 150),
      anchor: plainText(anchor).slice(0, 120),
    }),
  )
