import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { Key } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { toProblem } from '@/api/problem.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { toast } from '@/ui/toast-store.ts'
import { accountKeyName } from '@/shared/account-key/keys.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import type { KeyCommand } from './KeyCard.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { isSameTyped } from '@/lib/invisible.ts'

interface KeyQuestionProps {
  command: Exclude<KeyCommand, 'edit' | 'tests'>
  record: Key
  onClose: () => void
}

/** The confirmation dialog of a key action. */
export function KeyQuestion({ command, record, onClose }: KeyQuestionProps) {
  const { t } = useTranslation('keys')
  const [update] = keysApi.useUpdateKeyMutation()
  const [finish] = keysApi.useFinishRotationMutation()
  const { refetch } = keysApi.endpoints.keys.useQuerySubscription()
  const name = accountKeyName(record)
  /** Refetches the keys if one has changed since they were loaded. */
  const knowing = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const { status } = toProblem(error)
      if (status === 404 || status === 409) void refetch()
      throw error
    }
  }
  const done = (text: string): void => {
    onClose()
    toast({ tone: 'ok', text })
  }
  switch (command) {
    case 'rotate':
      return <RotateDialog record={record} onClose={onClose} />
    case 'revoke':
      return <RevokeDialog record={record} onClose={onClose} />
    case 'disable':
      return (
        <ConfirmDialog
          title={t('disable.title', { name })}
          confirm={t('action.disable')}
          work={() =>
            knowing(
              update({
                id: record.id,
                status: 'disabled',
                ...(record.updatedAt && { updatedAt: record.updatedAt }),
              }).unwrap(),
            )
          }
          onDone={() => done(t('disable.done', { name }))}
          onClose={onClose}
        >
          <p>{t('disable.text')}</p>
          {record.primary && <p>{t('disable.primary')}</p>}
        </ConfirmDialog>
      )
    case 'finish':
      return (
        <ConfirmDialog
          title={t('finish.title', { name })}
          confirm={t('overlap.finish')}
          work={() => knowing(finish({ id: record.id }).unwrap())}
          onDone={() => done(t('finish.done', { name }))}
          onClose={onClose}
        >
          <p>{t('finish.text')}</p>
        </ConfirmDialog>
      )
    case 'enable':
    case 'primary':
      return null
  }
}

interface RevokeDialogProps {
  record: Key
  onClose: () => void
}

/** Revokes a key permanently. Its name must be typed, to prevent revoking another one. */
function RevokeDialog({ record, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const [revoke] = keysApi.useRevokeKeyMutation()
  const name = accountKeyName(record)
  const form = useForm({
    name: 'key-revoke',
    schema: v.object({
      typed: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.check((typed) => isSameTyped(typed, name), 'mismatch'),
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
      <div className="stack gap-4">
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
      </div>
    </Modal>
  )
}
