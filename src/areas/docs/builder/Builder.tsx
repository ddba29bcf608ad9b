import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsParam } from '@/api/contract/docs.ts'
import { isRecord } from '@/lib/is-record.ts'
import { takeHandover } from '@/lib/handover-text.ts'
import { buildRequest } from '@/task-api/build-request.ts'
import type { Typed } from '@/task-api/build-request.ts'
import { captchaCatalogue, isTypeSlug } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { apiFieldName } from '@/task-api/requests/fields.ts'
import type { FieldKey } from '@/task-api/requests/fields.ts'
import { jsonText } from '@/task-api/json-text.ts'
import type { SampleRequest } from '@/task-api/curl.ts'
import { createRequest } from '@/task-api/sample-request.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { useWithKey } from '@/shared/code-sample/sample-key.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { BuilderField } from './BuilderField.tsx'
import s from '../docs.module.css'
import { testTypeOf } from './test-task.ts'

interface BuilderProps {
  type: string
  /** The fields' descriptions in the article. */
  params: readonly DocsParam[]
  /** Called with the request as the reader types, null while the form is empty. Keep it stable. */
  onRequest: (request: SampleRequest | null) => void
}

const loadSendTest = async () => (await import('./SendTest.tsx')).SendTest
const testWords = ['testCaptcha', 'testWatch'] as const

/**
 * A form of a type's declared fields, and its request, which is checked and written while typing.
 */
export function Builder({ type, ...props }: BuilderProps) {
  return isTypeSlug(type) ? <TypeBuilder key={type} type={type} {...props} /> : null
}

function TypeBuilder({ type, params, onRequest }: BuilderProps & { type: TypeSlug }) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const copyLabels = useCopyLabels()
  const [form] = captchaCatalogue[type].forms
  const [typed, setTyped] = useState<Typed>({})
  const [touched, setTouched] = useState<ReadonlySet<FieldKey>>(new Set())
  // The code in eight languages is written after the typing.
  const settled = useDeferredValue(typed)
  const built = useMemo(() => buildRequest(type, settled), [settled, type])
  const { body, problems } = built
  // If one of two optional fields is needed, the optional fields are open.
  const [opens] = useState(() => form.takes.some((key) => problems.has(key)))
  const testType = testTypeOf(type)
  const name = `builder-${type}`
  // A guest's request returns with their account.
  useEffect(() => {
    const handed = readTyped(takeHandover(name), [...form.needs, ...form.takes])
    if (handed) setTyped(handed)
  }, [form, name])
  const isTyped = Object.values(settled).some((value) => value.trim() !== '')
  useEffect(() => {
    onRequest(isTyped ? createRequest(body) : null)
    return () => onRequest(null)
  }, [body, isTyped, onRequest])
  const withKey = useWithKey()
  const root = useRef<HTMLDivElement>(null)
  /** Counts the presses that found an error. */
  const [refused, setRefused] = useState(0)
  useLayoutEffect(() => {
    if (refused === 0) return
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const closed = wrong?.closest('details')
    if (closed) closed.open = true
    wrong?.focus()
  }, [refused])

  const field = (key: FieldKey) => (
    <BuilderField
      key={key}
      name={key}
      value={typed[key] ?? ''}
      isRequired={form.needs.includes(key)}
      help={params.find(({ name }) => name === apiFieldName(key))?.description}
      problem={touched.has(key) ? problems.get(key) : undefined}
      onChange={(value) => setTyped((all) => ({ ...all, [key]: value }))}
      onBlur={() => setTouched((all) => new Set(all).add(key))}
    />
  )
  return (
    <div ref={root} className={`grid gap-5 mt-4 pad-4 border round-3 ${s.builder}`}>
      <form
        className={`stack gap-4 ${s.form}`}
        aria-label={t('builder.title')}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        {form.needs.map(field)}
        {form.takes.length > 0 && (
          <Disclosure summary={t('builder.more')} open={opens}>
            <div className={`stack gap-4 ${s.form}`}>{form.takes.map(field)}</div>
          </Disclosure>
        )}
      </form>
      {testType ? (
        <LatePart
          load={loadSendTest}
          ns={testWords}
          props={{
            type: testType,
            name,
            typed,
            built,
            // The rendered code lags behind the typing, but the sent request must not.
            build: () => buildRequest(type, typed),
            onFaults: (wrong) => {
              setTouched(new Set(wrong.keys()))
              setRefused((count) => count + 1)
            },
          }}
          fallback={<p className="quiet">{common('loading')}</p>}
          failed={<PartLost level={3} />}
        />
      ) : (
        <p className="quiet text-1">{t('builder.notSent')}</p>
      )}
      <div className={`stack gap-4 ${s.result}`}>
        <p className="quiet text-1" role="status">
          {problems.size === 0
            ? t('builder.ready')
            : t('builder.problems', { count: problems.size })}
        </p>
        <CodeBlock
          label={t('builder.jsonLabel')}
          samples={[{ id: 'json', label: 'JSON', lines: withKey(jsonText(body)) }]}
          copyLabels={copyLabels}
        />
      </div>
    </div>
  )
}

/** Parses the stored request, if it belongs to this form. Anyone can change storage. */
function readTyped(text: string, keys: readonly FieldKey[]): Typed | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return null
    return Object.fromEntries(
      keys.flatMap((key) => {
        const one = value[key]
        return typeof one === 'string' ? [[key, one] as const] : []
      }),
    )
  } catch {
    return null
  }
}
