import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { articlePages } from '../../src/routes/articles.ts'
import type { ArticleKind, writtenIn } from '../../src/routes/articles.ts'
import { fillFacts } from '../../src/task-api/facts.ts'
import { root } from '../shared-config.ts'

const Words = v.object({ feed: v.string(), description: v.string() })
const File = v.object({ list: v.object({ blog: Words, tutorials: Words, software: Words }) })
const nameOf = {
  blog: articlePages.blog.list,
  tutorial: articlePages.tutorial.list,
  software: 'software',
} as const satisfies Record<ArticleKind, string>

/** The titles and descriptions of a brand's lists, from the words of their pages. */
export async function feedWords(
  brand: string,
): Promise<
  (
    kind: ArticleKind,
    language: (typeof writtenIn)[number],
  ) => { title: string; description: string }
> {
  const read = async (language: string) =>
    v.parse(
      File,
      JSON.parse(
        fillFacts(await readFile(join(root, 'locales', language, 'articles.json'), 'utf8')),
      ),
    ).list
  const words = { en: await read('en'), ru: await read('ru') }
  return (kind, language) => {
    const { feed, description } = words[language][nameOf[kind]]
    return { title: feed.replace('{{brand}}', () => brand), description }
  }
}
