import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { programReportReasons, reportLimits, reportReasons } from '@/api/contract/software-terms.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'

/** Reports a review to the moderators. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('software')
  const [report] = softwareApi.useReportReviewMutation()
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('spam')
  return (
    <ConfirmDialog
      variant="primary"
      title={t('report.title')}
      confirm={t('report.send')}
      work={() => report({ id, reason }).unwrap()}
      onDone={() => {
        toast({ tone: 'ok', id: `report-${id}`, text: t('report.done') })
        onClose()
      }}
      onClose={onClose}
    >
      <RadioCards
        legend={t('report.reason')}
        name={`report-${id}`}
        value={reason}
        onValue={setReason}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      />
    </ConfirmDialog>
  )
}

const schema = v.object({
  reason: v.picklist(programReportReasons),
  text: v.pipe(v.string(), v.trim(), v.maxLength(reportLimits.text)),
})

interface ProgramReportProps {
  id: string
  /** The form's name. */
  form: string
  onClose: () => void
}

/** Reports a program to the moderators. */
export function ProgramReportDialog({ id, form: name, onClose }: ProgramReportProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const [report] = softwareApi.useReportSoftwareMutation()
  const form = useForm({
    name,
    schema,
    defaults: { reason: 'harmful', text: '' },
    keep: ['reason', 'text'],
    send: ({ reason, text }) => report({ id, reason, ...(text && { text }) }).unwrap(),
    done: () => {
      toast({ tone: 'ok', id: name, text: t('report.doneProgram') })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      title={t('report.titleProgram')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={t('report.send')}>
        <Field {...form.field('reason')} label={t('report.reason')} required>
          <Select {...form.input('reason')}>
            {programReportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`report.program.${reason}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...form.field('text')} label={t('report.text')} help={t('report.textHelp')}>
          <Textarea {...form.input('text')} rows={4} />
        </Field>
      </Form>
    </Modal>
  )
}
