import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { WorkAlertList } from '@/api/contract/work-alerts.ts'
import { workAlertApi } from '@/api/endpoints/worker.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Modal } from '@/ui/Modal.tsx'
import { toast } from '@/ui/toast-store.ts'
import { HourFields } from './HourFields.tsx'

export const workHoursForm = 'work-hours'

const Hours = v.pipe(
  v.object({ from: v.string(), to: v.string() }),
  v.forward(
    v.check(({ from, to }) => from === '' || to !== '', 'required'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => to === '' || from !== '', 'required'),
    ['from'],
  ),
)

interface WorkHoursDialogProps {
  hours: WorkAlertList['hours']
  onClose: () => void
}

/** The hours in which messages of work come at all. */
export function WorkHoursDialog({ hours, onClose }: WorkHoursDialogProps) {
  const { t } = useTranslation('workAlerts')
  const { t: common } = useTranslation()
  const [update] = workAlertApi.useUpdateWorkHoursMutation()
  const form = useForm({
    name: workHoursForm,
    schema: Hours,
    defaults: { from: hours?.from ?? '', to: hours?.to ?? '' },
    keep: ['from', 'to'],
    words: { from: { required: t('bothHours') }, to: { required: t('bothHours') } },
    send: ({ from, to }) => update({ from: from || null, to: to || null }).unwrap(),
    done: () => {
      toast({ tone: 'ok', text: common('form.saved'), id: 'work-alert' })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      size="sm"
      title={t('quiet.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={common('action.save')} button={{ size: 'md' }}>
        <p className="quiet">{t('quiet.text')}</p>
        <HourFields form={form} chosen={[hours?.from ?? null, hours?.to ?? null]} />
      </Form>
    </Modal>
  )
}
