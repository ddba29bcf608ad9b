import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PingbackHost, PingbackTest } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { succeeded, pingbackTestForm, urlOf } from './pingback.ts'
import { BodyCode } from '../kit/BodyCode.tsx'
import { useSpan } from '../kit/use-span.ts'
import { useFailureWords } from './use-failure-words.ts'
import s from '../customer.module.css'

export const testForm = (host: PingbackHost['id']): string => `pingback-test-${host}`

/** Sends a sample result and shows the response as text. */
export function TestDialog({ host, onClose }: { host: PingbackHost; onClose: () => void }) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [test] = pingbackApi.useTestPingbackHostMutation()
  const [answer, setAnswer] = useState<PingbackTest | null>(null)
  const form = useForm({
    name: testForm(host.id),
    schema: pingbackTestForm,
    defaults: { path: '/' },
    keep: ['path'],
    words: { path: { required: t('test.bad_format'), bad_format: t('test.bad_format') } },
    send: ({ path }) => test({ id: host.id, path }).unwrap(),
    done: setAnswer,
  })
  return (
    <Modal open title={t('test.title')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={common('action.send')} button={{ size: 'md', block: false }}>
        <p>{t('test.text')}</p>
        <Field {...form.field('path')} label={t('test.path')} help={urlOf(host.host, '/…')}>
          <TextInput
            {...form.input('path')}
            mono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </Form>
      {answer && <Answer key={form.attempt} answer={answer} />}
    </Modal>
  )
}

function Answer({ answer }: { answer: PingbackTest }) {
  const { t } = useTranslation('pingback')
  const span = useSpan()
  const words = useFailureWords()
  const box = useTakeFocus<HTMLDivElement>(true, answer)
  const failure = succeeded(answer) ? null : words(answer)
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="stack gap-3 mt-5"
      role="group"
      aria-label={t('test.answer')}
    >
      <Notice
        tone={failure ? 'bad' : 'ok'}
        title={
          answer.httpStatus === null
            ? (failure?.title ?? '')
            : t('test.status', { status: answer.httpStatus })
        }
      >
        {failure && <p>{failure.cure}</p>}
        {answer.durationMs !== null && (
          <p>{t('test.duration', { time: span(answer.durationMs) })}</p>
        )}
      </Notice>
      {answer.body ? (
        <BodyCode label={t('test.body')} text={answer.body} />
      ) : (
        answer.httpStatus !== null && <p className={s.quiet}>{t('body.empty')}</p>
      )}
    </div>
  )
}
