import { useLayoutEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { deletionWord, reasonLength } from '@/api/contract/profile.ts'
import type { Awaiting } from '@/api/contract/profile.ts'
import { profileApi } from '@/api/endpoints/profile.ts'
import { toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import * as v from 'valibot'

export const DeletionForm = v.object({
  reason: v.pipe(v.string(), v.trim(), v.maxLength(reasonLength)),
  confirm: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((typed) => typed === deletionWord, 'mismatch'),
  ),
})

export const isZero = (amount: string): boolean => Number(amount) === 0

interface DeletionEditorProps {
  /** True if it replaces the focused element. */
  focus: boolean
  onStale: () => void
  onSent: (answer: Awaiting) => void
}

export function DeletionEditor({ focus, onStale, onSent }: DeletionEditorProps) {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  const [remove] = profileApi.useDeleteAccountMutation()
  const form = useForm({
    name: 'delete-account',
    schema: DeletionForm,
    defaults: { reason: '', confirm: '' },
    keep: ['reason'],
    words: {
      confirm: {
        required: t('delete.wordWrong', { word: deletionWord }),
        mismatch: t('delete.wordWrong', { word: deletionWord }),
      },
    },
    send: async ({ reason }) => {
      try {
        return await withProof(() =>
          remove({ confirm: deletionWord, ...(reason && { reason }) }).unwrap(),
        )
      } catch (error) {
        // The state has changed since the page loaded. The refetched state explains it.
        if (toProblem(error).status === 409) onStale()
        throw error
      }
    },
    done: (answer) => {
      onSent(answer)
      return 'leaving'
    },
  })
  const { focus: setFocus } = form
  useLayoutEffect(() => {
    if (focus) setFocus('reason')
  }, [focus, setFocus])
  return (
    <Form form={form} submit={t('delete.submit')} button={{ variant: 'primary-danger' }}>
      <Field
        {...form.field('reason')}
        label={t('delete.reason')}
        marker={common('form.optional')}
        help={t('delete.reasonHelp', { count: reasonLength })}
      >
        <Textarea {...form.input('reason')} rows={4} />
      </Field>
      <Field
        {...form.field('confirm')}
        label={t('delete.word', { word: deletionWord })}
        help={t('delete.wordHelp')}
        required
      >
        <TextInput
          {...form.input('confirm')}
          mono
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
    </Form>
  )
}
