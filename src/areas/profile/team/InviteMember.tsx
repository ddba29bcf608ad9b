import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { teamApi } from '@/api/endpoints/profile.ts'
import { memberRoles } from '@/lib/team-roles.ts'
import type { MemberRole } from '@/lib/team-roles.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { RoleChoice } from './RoleChoice.tsx'

export const inviteForm = 'invite-member'
const longest = 254
const NewInvitation = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.email(),
    v.maxLength(longest),
    v.toLowerCase(),
  ),
  role: v.picklist(memberRoles),
})
interface InviteValues {
  email: string
  role: MemberRole
}

/** Mails an invitation, after the form has shown what the role sees. */
export function InviteMember({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const [invite] = teamApi.useInviteMemberMutation()
  const defaults: InviteValues = { email: '', role: 'developer' }
  const form = useForm({
    name: inviteForm,
    schema: NewInvitation,
    defaults,
    keep: ['email', 'role'],
    words: { email: { not_unique: t('invite.taken') } },
    send: (values) => withProof(() => invite(values).unwrap()),
    done: ({ email }) => {
      toast({ tone: 'ok', text: t('invite.sent', { email }) })
      onClose()
      return 'leaving'
    },
  })
  const role = useValue(form, 'role')
  return (
    <Modal open title={t('invite.open')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={t('invite.submit')} button={{ size: 'md' }}>
        <Field
          {...form.field('email')}
          label={t('invite.email')}
          help={t('invite.emailHelp')}
          required
        >
          <TextInput {...form.input('email')} type="email" autoComplete="off" most={longest} />
        </Field>
        <RoleChoice {...form.control('role')} role={role} />
      </Form>
    </Modal>
  )
}
