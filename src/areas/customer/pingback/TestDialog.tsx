import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { HostResponse } from '@/api/contract/deliveries.ts'
import type { PingbackHost } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { urlOf } from '@/shared/deliveries/delivery.ts'
import { TestResult } from '@/shared/deliveries/TestResult.tsx'
import { pingbackTestForm } from './pingback.ts'

export const testForm = (host: PingbackHost['id']): string => `pingback-test-${host}`

/** Sends a sample result and shows the response as text. */
export function TestDialog({ host, onClose }: { host: PingbackHost; onClose: () => void }) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [test] = pingbackApi.useTestPingbackHostMutation()
  const [answer, setAnswer] = useState<HostResponse | null>(null)
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
      <Form form={form} submit={common('action.send')} button={{ size: 'md' }}>
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
      {answer && <TestResult key={form.attempt} answer={answer} />}
    </Modal>
  )
}
