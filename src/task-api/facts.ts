import { codeLanguages } from '../routes/slugs/code-languages.ts'

/**
 * Facts that several texts of the product state. A text names one as `{{facts.taskDays}}` in every
 * language.
 */
const productFacts = {
  /** The number of days for which tasks are kept with their pictures and answers. */
  taskDays: 60,
  /** The number of days in which support can restore a deleted account. */
  restoreDays: 30,
  /** The minimum age in years of workers and of all other users. */
  workerAge: 18,
  visitorAge: 16,
  codeLanguages: codeLanguages.length,
  /** The number of minutes after a task was sent in which its answer can be reported. */
  complaintMinutes: 15,
  /** The number of days in which a worker can dispute a mistake. */
  disputeDays: 2,
  /** The number of minutes for which units of labelling are a reviewer's own. */
  reviewMinutes: 15,
} as const

export const { taskDays, complaintMinutes } = productFacts

const valueOf = (name: string): number | undefined =>
  new Map<string, number>(Object.entries(productFacts)).get(name)

/**
 * Inserts the facts into a text, or into JSON of texts. It runs when the texts are built, so the
 * app does not contain the table.
 * @throws if the table lacks the fact
 */
export const fillFacts = (text: string): string =>
  text.replaceAll(/\{\{facts\.(\w+)\}\}/g, (_, name: string) => {
    const value = valueOf(name)
    if (value === undefined) throw new Error(`src/task-api/facts.ts has no fact ${name}.`)
    return String(value)
  })
