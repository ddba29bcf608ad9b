import { codeLanguages } from '../routes/slugs/code-languages.ts'
import { apiLimits } from './limits.ts'

/**
 * Facts that several texts of the product state, each with its source. A text names one as
 * `{{facts.workerAge}}`, or with its noun in the forms of its language: one and other in English,
 * one, few and many in Russian (`{{facts.taskDays|day|days}}`).
 */
const productFacts = {
  /** The number of days for which tasks are kept with their pictures and answers (privacy). */
  taskDays: 60,
  /**
   * The number of minutes after the answer in which the API gives it out. After that the task has
   * expired, is charged all the same, and shows its answer in the account (contract.md 1.2).
   */
  collectMinutes: 5,
  /** The number of days in which support can restore a deleted account (terms). */
  restoreDays: 30,
  /** The minimum age in years of workers and of all other users (terms, privacy). */
  workerAge: 18,
  visitorAge: 16,
  codeLanguages: codeLanguages.length,
  /** The number of minutes after a task was sent in which its answer can be reported. */
  complaintMinutes: apiLimits.complaintMinutes,
  /** The percentage of rejected complaints above which new ones are not recorded. */
  complaintPercent: apiLimits.complaintLost,
  /** The time without an answer after which a task is canceled and refunded. */
  giveUpSeconds: apiLimits.giveUp,
  giveUpWidgetMinutes: apiLimits.giveUpWidget / 60,
  /** The seconds for which a picture waits for its worker, about (contract.md 1.2). */
  workerSeconds: 15,
  /** The number of days in which a worker can dispute a mistake (contract.md 1.3). */
  disputeDays: 2,
  /** The number of minutes for which units of labelling are a reviewer's own. */
  reviewMinutes: 15,
} as const

export const { taskDays, complaintMinutes, collectMinutes } = productFacts

/**
 * What the product promises about money, in one place. A text that says otherwise is wrong
 * (facts.spec.ts).
 * - A task is charged when it is accepted, and refunded if nobody can answer it (contract.md 1.2).
 * - Money that was paid in and not used is returned on request, to where it came from
 *   (paymentPolicy).
 * - Deleting the account ends that: afterwards nothing is refunded (profileDelete).
 */
const valueOf = (name: string): number | undefined =>
  new Map<string, number>(Object.entries(productFacts)).get(name)

const english = new Intl.PluralRules('en')
const russian = new Intl.PluralRules('ru')

/** The number with the right form of its noun. Russian keeps the two on one line. */
function counted(value: number, forms: readonly string[]): string {
  const [one, second, many] = forms
  if (one === undefined) return String(value)
  if (many === undefined) return `${value} ${english.select(value) === 'one' ? one : second}`
  const form = { one, few: second }[String(russian.select(value))] ?? many
  return `${value}\u00A0${form}`
}

/**
 * Inserts the facts into a text, or into JSON of texts. It runs when the texts are built, so the
 * app does not contain the table.
 * @throws if the table lacks the fact
 */
export const fillFacts = (text: string): string =>
  text.replaceAll(/\{\{facts\.(\w+)((?:\|[^|}]+)*)\}\}/g, (_, name: string, forms: string) => {
    const value = valueOf(name)
    if (value === undefined) throw new Error(`src/task-api/facts.ts has no fact ${name}.`)
    return counted(value, forms.split('|').slice(1))
  })
