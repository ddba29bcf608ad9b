import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import type { ButtonLook } from '@/ui/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { ErrorSummary } from '@/ui/ErrorSummary.tsx'
import { NotesContext } from '@/ui/field-context.ts'
import s from '../small.module.css'
import { KeptWorkOffer } from '../work/KeptWorkOffer.tsx'
import { FormProblem } from './FormProblem.tsx'
import type { FormState } from './use-form.ts'

export interface FormProps {
  form: FormState
  /** The label of the submit button. */
  submit: string
  /** What the form is of, where several are open. */
  about?: string | undefined
  button?: Pick<ButtonLook, 'variant' | 'block' | 'size'>
  /** Shown below the button. */
  foot?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Form({ form, submit, about, button, foot, className, children }: FormProps) {
  const { t } = useTranslation()
  return (
    // With method="dialog" a submit before hydration sends nothing. A GET would put the password
    // into the URL.
    <form
      method="dialog"
      noValidate
      className={cx(`stack gap-5 ${s.form}`, className)}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <KeptWorkOffer keeper={form.work} />
      {form.refused && (
        <FormProblem
          refused={form.refused}
          attempt={form.attempt}
          focus={form.summary.length === 0}
        />
      )}
      <ErrorSummary title={t('form.summary')} errors={form.summary} attempt={form.attempt} />
      <NotesContext value={form.setNotes}>{children}</NotesContext>
      <Button
        type="submit"
        size="lg"
        about={about}
        {...button}
        loading={form.busy}
        loadingText={t('busy')}
      >
        {submit}
      </Button>
      {foot}
    </form>
  )
}
