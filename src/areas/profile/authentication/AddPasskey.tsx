import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { useCallOnce } from '@/api/call-once.ts'
import { passkeyCalls, PasskeyName } from '@/api/contract/passkeys.ts'
import { createPasskey } from '@/lib/passkey.ts'
import { parseAgent } from '@/lib/user-agent.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { PasskeyNameField } from './PasskeyNameField.tsx'

export const passkeyForm = 'passkey'
const NewPasskey = v.object({ name: PasskeyName })

/** Asks for a name, then for the passkey in the browser's own dialog. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const [outcome, setOutcome] = useState<'known' | 'cancelled' | 'refused' | null>(null)
  const { browser, os } = parseAgent(navigator.userAgent)
  const form = useForm({
    name: passkeyForm,
    schema: NewPasskey,
    defaults: { name: browser && os ? t('sessions.device', { browser, os }) : '' },
    keep: ['name'],
    words: { name: { required: common('form.field.required') } },
    send: async ({ name }) => {
      setOutcome(null)
      const { options } = await withProof(() => callOnce(passkeyCalls.passkeyCreation, undefined))
      const credential = await createPasskey(options)
      if (credential === null) return 'cancelled'
      if (credential === 'known' || credential === 'refused') return credential
      await withProof(() => callOnce(passkeyCalls.addPasskey, { name, credential }))
      return 'added'
    },
    done: (result) => {
      if (result !== 'added') return setOutcome(result)
      toast({ tone: 'ok', text: t('passkeys.added') })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      size="sm"
      title={t('passkeys.add')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={common('action.continue')} button={{ size: 'md' }}>
        {outcome && <Notice tone="warn" role="alert" title={t(`passkeys.${outcome}`)} />}
        <PasskeyNameField form={form} />
      </Form>
    </Modal>
  )
}
