import type { SampleVariant } from '@/shared/code-sample/CodeSample.tsx'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import puppeteer from './puppeteer.javascript.sample?highlighted'
import selenium from './selenium.python.sample?highlighted'

export type ToolId = 'puppeteer' | 'selenium'

interface Tool {
  variants: readonly SampleVariant[]
  /** The languages of its samples that have a page, with their names. */
  languages: readonly { id: CodeLanguage; name: string }[]
  /** The equivalent tool in other languages. */
  other: ToolId
}

/** Browser automation libraries, with code that takes a picture of the reader's own test page. */
export const automationTools: Readonly<Record<ToolId, Tool>> = {
  puppeteer: {
    variants: [{ id: 'javascript', label: 'JavaScript', code: puppeteer }],
    languages: [{ id: 'javascript', name: 'JavaScript' }],
    other: 'selenium',
  },
  selenium: {
    variants: [
      { id: 'python', label: 'Python', code: selenium },
      {
        id: 'java',
        label: 'Java',
        code: async () => (await import('./selenium.java.sample?highlighted')).default,
      },
    ],
    languages: [
      { id: 'python', name: 'Python' },
      { id: 'java', name: 'Java' },
    ],
    other: 'puppeteer',
  },
}
