import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { PasskeyName } from '@/api/contract/passkeys.ts'
import type { Passkey } from '@/api/contract/passkeys.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Modal } from '@/ui/Modal.tsx'
import { toast } from '@/ui/toast-store.ts'
import { passkeyForm } from './AddPasskey.tsx'
import { PasskeyNameField } from './PasskeyNameField.tsx'

export const renamePasskeyForm = ({ id }: Passkey): string => `${passkeyForm}-${id}`

/** Gives a passkey another name. The device keeps its own. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [rename] = securityApi.useRenamePasskeyMutation()
  const { id } = passkey
  const form = useForm({
    name: renamePasskeyForm(passkey),
    schema: v.object({ name: PasskeyName }),
    defaults: { name: passkey.name },
    keep: ['name'],
    words: { name: { required: common('form.field.required') } },
    send: ({ name }) => rename({ id, name }).unwrap(),
    done: () => {
      toast({ tone: 'ok', text: common('form.saved') })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      size="sm"
      title={t('passkeys.renameTitle')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={common('action.save')} button={{ size: 'md' }}>
        <PasskeyNameField form={form} />
      </Form>
    </Modal>
  )
}
