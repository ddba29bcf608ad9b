import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttp } from '../../src/mocks/http.ts'
import type { MockServer } from '../../src/mocks/http.ts'
import { taskAnswer } from '../../src/mocks/lib/test-keys.ts'
import { openBackend } from '../../src/mocks/backend.ts'
import { captchaCatalogue, typeSlugs } from '../../src/task-api/captcha-types.ts'
import { filePlace, sampleLanguages } from '../../src/task-api/curl.ts'
import type { SampleLanguage, SampleRequest } from '../../src/task-api/curl.ts'
import { apiErrors } from '../../src/task-api/errors.ts'
import { apiLimits } from '../../src/task-api/limits.ts'
import { advice, firstPauses, pauses, waitCodes } from '../../src/task-api/program.ts'
import { createTaskBody } from '../../src/task-api/requests/request.ts'
import { samplePicture } from '../../src/task-api/sample-files.ts'
import { apiHost, createRequest } from '../../src/task-api/sample-request.ts'
import { writeCurl, writeSample } from '../../src/task-api/samples.ts'
import { requireTool } from '../support/machine.ts'

// The programs that readers copy, run against the mock of the task API. Go, Java and C# are parsed
// in code-samples.spec.ts.

const folder = mkdtempSync(join(tmpdir(), 'samples-'))
let server: MockServer
let key = ''
beforeAll(async () => {
  key = openBackend().db.keys.keys[0]?.value ?? ''
  writeFileSync(join(folder, 'my picture.png'), Buffer.from(samplePicture, 'base64'))
  server = await startHttp({ port: 0 })
})
afterAll(() => server.close())

const runners = {
  curl: { command: () => 'sh', file: 'solve.sh' },
  python: { command: () => requireTool('python'), file: 'solve.py' },
  javascript: { command: () => process.execPath, file: 'solve.mjs' },
  php: { command: () => requireTool('php'), file: 'solve.php' },
  ruby: { command: () => requireTool('ruby'), file: 'solve.rb' },
} satisfies Partial<Record<SampleLanguage, { command: () => string; file: string }>>
type Run = keyof typeof runners

/** Runs a sample without its pauses. */
function run(language: Run, request: SampleRequest, clientKey: string) {
  const here = { ...request, url: request.url.replace(`https://${apiHost}`, server.url) }
  const code = writeSample(language, here)
    .replaceAll('YOUR_API_KEY', clientKey)
    .replaceAll(
      pauses.join(language === 'curl' ? ' ' : ', '),
      '0, 0, 0'.replaceAll(', ', language === 'curl' ? ' ' : ', '),
    )
    .replace(/^((?:time\.|await )?sleep[ (])5(?:_000)?/m, '$10')
  const { command, file } = runners[language]
  writeFileSync(join(folder, file), code)
  return new Promise<{ code: number | string; said: string }>((resolve) => {
    execFile(command(), [file], { cwd: folder }, (error, out, wrong) =>
      resolve({ code: error?.code ?? 0, said: `${out}${wrong}` }),
    )
  })
}

const task = createRequest(
  createTaskBody(captchaCatalogue['image-picture-captcha-solver'].forms[0]),
)
const languages: readonly Run[] = ['curl', 'python', 'javascript', 'php', 'ruby']

describe.each(languages)('the program in %s', (language) => {
  it('sends the sample picture, waits, and prints the answer', async () => {
    const { code, said } = await run(language, task, key)
    expect(said).toContain(taskAnswer)
    expect(code).toBe(0)
  })

  it('sends a file of the reader', async () => {
    const own: SampleRequest = {
      ...createRequest({
        clientKey: 'YOUR_API_KEY',
        task: { type: 'ImageToTextTask', body: filePlace },
      }),
      file: 'my picture.png',
    }
    const { code, said } = await run(language, own, key)
    expect(said).toContain(taskAnswer)
    expect(code).toBe(0)
  })

  it('names an error and what to do about it, known or not', async () => {
    const known = await run(language, task, 'mock-ERROR_ZERO_BALANCE')
    expect(known.said).toContain('ERROR_ZERO_BALANCE: Check the key and the account')
    expect(known.code).not.toBe(0)
    const unknown = await run(language, task, 'mock-ERROR_NEW')
    expect(unknown.said).toMatch(/ERROR_NEW: https:\/\/\S+\/api-docs\/error-codes/)
  })

  it('gives up when nobody is free for as long as it may wait', async () => {
    const { code, said } = await run(language, task, 'mock-ERROR_NO_SLOT_AVAILABLE')
    expect(said).toContain('No answer in time')
    expect(code).not.toBe(0)
  })

  it('calls a method that answers at once', async () => {
    const balance = {
      ...createRequest({ clientKey: 'YOUR_API_KEY' }),
      url: `https://${apiHost}/getBalance`,
    }
    const { code, said } = await run(language, balance, key)
    expect(said).toContain('12.345')
    expect(code).toBe(0)
  })

  it('calls a method with a key in a header, and says what was refused', async () => {
    const bearer: SampleRequest = {
      http: 'GET',
      url: `https://${apiHost}/api/v2/proxy/nothing`,
      as: 'query',
      fields: { page: 1 },
      bearer: true,
    }
    expect((await run(language, bearer, key)).said).toContain('/api/v2/proxy/nothing')
  })
})

describe('every program', () => {
  it('knows each error of API v2 by its name, and waits where that helps', () => {
    const named = new Map([
      ...waitCodes.map((code) => [code, 'wait'] as const),
      ...advice.flatMap(([text, codes]) => codes.map((code) => [code, text] as const)),
    ])
    const expected = apiErrors
      .filter(({ apiVersion, code }) => apiVersion !== 'v1' && !code.endsWith('*'))
      .map(({ code, severity, retryAfter }) => [
        code,
        severity === 'fatal'
          ? 'Check the key and the account'
          : severity === 'fix_request'
            ? 'Change the request'
            : retryAfter === undefined
              ? 'Send the task again'
              : 'wait',
      ])
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected))
  })

  it('asks for the first time when the limits say so, later for a widget', () => {
    expect(firstPauses).toEqual({
      image: apiLimits.firstWait,
      widget: apiLimits.firstWaitWidget,
    })
    const widget = createRequest(createTaskBody(captchaCatalogue['hcaptcha'].forms[0]))
    for (const language of sampleLanguages) {
      expect(writeSample(language, task)).toMatch(/sleep.*5|Delay.*5/i)
      expect(writeSample(language, widget)).toMatch(/sleep.*20|Delay.*20/i)
    }
  })

  it.each(['cmd', 'powershell'] as const)('for %s asks with longer pauses as well', (shell) => {
    const code = writeCurl(shell, task)
    expect(code).toContain(`foreach ($pause in ${pauses.join(', ')})`)
    expect(code).toContain("Call 'getTaskResult'")
    for (const one of [...waitCodes, ...advice.flatMap(([, codes]) => codes)])
      expect(code).toContain(`'${one}'`)
    // A pasted program must not close the window, and a file for cmd starts with lines of its own.
    expect(code).not.toMatch(/\bexit 1\b/)
    expect(code.startsWith('<# :')).toBe(shell === 'cmd')
  })

  it.each(typeSlugs)('of %s sends files that can be opened', (slug) => {
    const texts = JSON.stringify(captchaCatalogue[slug].forms.map(createTaskBody))
    expect(texts).not.toContain('…')
  })
})
