import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Key } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { keyName } from '@/shared/account-key/keys.ts'

export interface RevokeDialogProps {
  record: Key
  onClose: () => void
}

/** Revokes a key permanently. Its name must be typed, to prevent revoking another one. */
export function RevokeDialog({ record, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const [revoke] = keysApi.useRevokeKeyMutation()
  const name = keyName(record)
  const form = useForm({
    name: 'key-revoke',
    schema: v.object({
      typed: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.check((typed) => typed === name, 'mismatch'),
      ),
    }),
    defaults: { typed: '' },
    keep: [],
    words: { typed: { mismatch: t('revoke.mismatch', { name }) } },
    send: () => revoke({ id: record.id }).unwrap(),
    done: () => {
      toast({ tone: 'ok', text: t('revoke.done', { name }) })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      size="sm"
      title={t('revoke.title', { name })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t('revoke.text')}</p>
        <Form form={form} submit={t('action.revoke')} button={{ variant: 'primary-danger' }}>
          <Field {...form.field('typed')} label={t('revoke.label', { name })} required>
            <TextInput
              {...form.input('typed')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </Form>
      </Stack>
    </Modal>
  )
}
