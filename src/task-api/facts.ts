import { codeLanguages } from '../routes/slugs/code-languages.ts'

/** What several texts of the product say. Words name a fact as `{{facts.taskDays}}`, in every language. */
const productFacts = {
  /** How long tasks are kept with their pictures and answers, in days. */
  taskDays: 60,
  /** How long support can restore a deleted account, in days. */
  restoreDays: 30,
  /** The least age of a worker, and of anybody else, in years. */
  workerAge: 18,
  visitorAge: 16,
  codeLanguages: codeLanguages.length,
} as const

export const { taskDays } = productFacts

const valueOf = (name: string): number | undefined =>
  new Map<string, number>(Object.entries(productFacts)).get(name)

/**
 * Puts the facts into a text, or into JSON of texts. It is done when words are built, so the app
 * carries no facts apart from them.
 * @throws for a fact that the table does not have
 */
export const fillFacts = (text: string): string =>
  text.replaceAll(/\{\{facts\.(\w+)\}\}/g, (_, name: string) => {
    const value = valueOf(name)
    if (value === undefined) throw new Error(`src/task-api/facts.ts has no fact ${name}.`)
    return String(value)
  })
