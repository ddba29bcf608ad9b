import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Member } from '@/api/contract/team.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { known } from '@/lib/known.ts'
import { memberRoles } from '@/lib/team-roles.ts'
import type { MemberRole } from '@/lib/team-roles.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { toast } from '@/ui/toast-store.ts'
import { nameOfMember } from './member-name.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** Gives a member another role, with what it sees. */
export function ChangeRole({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const [change] = teamApi.useChangeMemberMutation()
  const action = useAction()
  const [role, setRole] = useState<MemberRole>(known(memberRoles, member.role) ?? 'statistics')
  const name = nameOfMember(member)
  async function save(): Promise<void> {
    const isDone = await action.run(() => withProof(() => change({ id: member.id, role }).unwrap()))
    if (!isDone) return
    toast({ tone: 'ok', text: t('change.saved', { name, role: t(`role.${role}.label`) }) })
    onClose()
  }
  return (
    <Modal
      open
      title={t('change.title', { name })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button loading={action.busy} loadingText={common('busy')} onClick={() => void save()}>
            {t('change.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        <RoleChoice role={role} value={role} onValue={setRole} />
      </div>
    </Modal>
  )
}
