import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import s from '@/shared/account/account.module.css'
import { Form } from '../form/Form.tsx'
import type { FormProps } from '../form/Form.tsx'
import { Unsaved } from './Unsaved.tsx'

interface DocumentFormProps extends Pick<FormProps, 'submit' | 'children'> {
  form: FormProps['form'] & {
    dirty: boolean
    newer: unknown
    keep: () => void
    discard: () => void
  }
}

/**
 * The form of a document. A conflict shows its two solutions below; unsaved changes show beside the
 * button.
 */
export function DocumentForm({ form, children, submit }: DocumentFormProps) {
  const { t } = useTranslation('shell')
  return (
    <Form
      form={form}
      submit={submit}
      className={s.form}
      button={{ block: false }}
      foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
    >
      {form.newer !== null && (
        <div className="cluster gap-3">
          <Button variant="secondary" onClick={form.discard}>
            {t('newer.take')}
          </Button>
          <Button variant="secondary" onClick={form.keep}>
            {t('newer.keep')}
          </Button>
        </div>
      )}
      {children}
    </Form>
  )
}
