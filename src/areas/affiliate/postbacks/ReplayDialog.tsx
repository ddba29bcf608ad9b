import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { Postback } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { cutText } from '@/lib/cut-text.ts'
import { addDays } from '@/lib/zone.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'

interface ReplayDialogProps {
  postbacks: readonly Postback[]
  /** How long calls are kept. */
  days: number | null
  onClose: () => void
}

export const replayForm = 'postback-replay'

/** Sends every event of a day again. */
export function ReplayDialog({ postbacks, days, onClose }: ReplayDialogProps) {
  const { t } = useTranslation('postbacks')
  const { t: common } = useTranslation()
  const today = useToday(useZone())
  const [replay] = postbackApi.useReplayPostbacksMutation()
  const first = days === null ? '' : addDays(today, -days)
  const range = t('replay.range', { count: days ?? 0 })
  const form = useForm({
    name: replayForm,
    schema: v.object({
      day: v.pipe(
        v.string(),
        v.nonEmpty(),
        v.isoDate(),
        v.check((day) => day >= first && day <= today, 'out_of_range'),
      ),
      postbackId: v.string(),
    }),
    defaults: { day: addDays(today, -1), postbackId: '' },
    keep: ['day', 'postbackId'],
    words: { day: { out_of_range: range } },
    send: ({ day, postbackId }) => replay({ day, ...(postbackId && { postbackId }) }).unwrap(),
    done: ({ count }) => {
      toast({
        id: 'postback',
        tone: count > 0 ? 'ok' : 'warn',
        text: count > 0 ? t('replay.done', { count }) : t('replay.nothing'),
      })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal open title={t('replay.title')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={t('replay.submit')} button={{ size: 'md' }}>
        <p>{t('replay.text')}</p>
        <Field
          {...form.field('day')}
          label={common('label.day')}
          help={days === null ? undefined : range}
          required
        >
          <TextInput {...form.input('day')} type="date" min={first || undefined} max={today} />
        </Field>
        <Field {...form.field('postbackId')} label={t('log.postback')}>
          <Select {...form.input('postbackId')}>
            <option value="">{t('replay.all')}</option>
            {postbacks.map(({ id, url }) => (
              <option key={id} value={id}>
                {cutText(url, 60)}
              </option>
            ))}
          </Select>
        </Field>
      </Form>
    </Modal>
  )
}
