import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { HostResponse } from '@/api/contract/deliveries.ts'
import { postbackEvents } from '@/api/contract/partner-states.ts'
import type { Postback } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { BodyCode } from '@/shared/deliveries/BodyCode.tsx'
import { TestResult } from '@/shared/deliveries/TestResult.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { eventsOf, testPostbackForm } from './postback-form.ts'

const schema = v.object({ event: v.picklist(postbackEvents) })

/** Calls the URL with sample values, and shows what was called and what came back. */
export function TestPostback({ postback, onClose }: { postback: Postback; onClose: () => void }) {
  const { t } = useTranslation('postbacks')
  const { t: words } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const { id } = postback
  const [test] = postbackApi.useTestPostbackMutation()
  const [answer, setAnswer] = useState<(HostResponse & { url: string | null }) | null>(null)
  const events = eventsOf(postback)
  const form = useForm({
    name: testPostbackForm(id),
    schema,
    defaults: { event: events[0] ?? 'signup' },
    keep: ['event'],
    send: ({ event }) => test({ id, event }).unwrap(),
    done: setAnswer,
  })
  return (
    <Modal open title={words('test.title')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={common('action.send')} button={{ size: 'md' }}>
        <p>{t('test.text')}</p>
        <Field {...form.field('event')} label={words('event.label')}>
          <Select {...form.input('event')}>
            {events.map((event) => (
              <option key={event} value={event}>
                {t(`event.${event}`)}
              </option>
            ))}
          </Select>
        </Field>
      </Form>
      {answer && (
        <>
          <TestResult key={form.attempt} answer={answer} />
          {answer.url && <BodyCode label={t('test.url')} text={answer.url} />}
        </>
      )}
    </Modal>
  )
}
