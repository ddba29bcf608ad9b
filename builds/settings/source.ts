import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

// What the builds read from outside: a JSON file, or a backend by its origin. Every error names the
// setting first, because the operator knows that and not the code.

/**
 * Whether a source is the origin of a backend, and no file.
 * @throws Error that names the setting, for an address with a path, which would be ignored
 */
export function isOrigin(setting: string, source: string): boolean {
  if (!/^https?:\/\//i.test(source)) return false
  if (URL.canParse(source) && new URL(source).href === `${new URL(source).origin}/`) return true
  throw new Error(
    `${setting} is "${source}"; allowed: a JSON file, or the origin of a backend, without a path.`,
  )
}

/** The text of an error; that of fetch hides its reason. */
const reasonOf = (error: unknown): string =>
  !(error instanceof Error)
    ? String(error)
    : error.cause instanceof Error
      ? error.cause.message || error.message
      : error.message

/** @throws Error that names the setting and the file */
export async function readJson(setting: string, file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(
      `${setting} is "${file}", which cannot be read (${reasonOf(error)}); allowed: a JSON file, or the origin of a backend.`,
    )
  })
  return parseJson(setting, file, text)
}

/** @throws Error that names the setting and the file */
export function parseJson(setting: string, file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${setting}: ${file} is no JSON (${reasonOf(error)}).`, { cause: error })
  }
}

/**
 * An answer of a backend. A broken connection is tried once more: while a build renders, it does not
 * notice that the backend has closed the one that it had kept.
 * @throws Error that names the setting and the address
 */
export async function ask(
  setting: string,
  url: URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const once = (): Promise<Response> =>
    fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(30_000),
    })
  const response = await once()
    .catch((error: unknown) => {
      if (error instanceof TypeError) return once()
      throw error
    })
    .catch((error: unknown) => {
      throw new Error(`${setting}: ${url.href} does not answer (${reasonOf(error)}).`, {
        cause: error,
      })
    })
  if (!response.ok) throw new Error(`${setting}: ${url.href} answered ${response.status}.`)
  return response
}

/** The JSON of an answer. @throws Error that names the setting and the address */
export async function askJson(
  setting: string,
  url: URL,
  headers?: Readonly<Record<string, string>>,
): Promise<unknown> {
  return parseJson(setting, url.href, await (await ask(setting, url, headers)).text())
}

/** @throws Error that names the setting and the place of a value of another shape */
export function parseFrom<Schema extends v.GenericSchema>(
  setting: string,
  schema: Schema,
  value: unknown,
  from: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(
    `${setting}: ${from}: ${issue ? `${v.getDotPath(issue) ?? ''} ${issue.message}` : 'not readable'}`,
  )
}
