import { Form } from '../form/Form.tsx'
import type { FormProps } from '../form/Form.tsx'
import { Newer } from './Newer.tsx'
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
  return (
    <Form
      form={form}
      submit={submit}
      foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
    >
      {form.newer !== null && <Newer onTake={form.discard} onKeep={form.keep} />}
      {children}
    </Form>
  )
}
