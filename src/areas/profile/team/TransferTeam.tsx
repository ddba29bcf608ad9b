import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Member } from '@/api/contract/team.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import type { MemberRole } from '@/lib/team-roles.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { nameOfMember } from './member-name.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** Hands the account over to a member. The owner can leave only after that. */
export function TransferTeam({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('team')
  const [isAsking, setIsAsking] = useState(false)
  const others = members.filter(({ isMe }) => !isMe)
  return (
    <AccountSection title={t('transfer.title')} text={t('transfer.text')}>
      {others.length === 0 ? (
        <p className="quiet text-2">{t('transfer.nobody')}</p>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {t('transfer.open')}
          </Button>
        </div>
      )}
      {isAsking && <TransferDialog others={others} onClose={() => setIsAsking(false)} />}
    </AccountSection>
  )
}

interface TransferDialogProps {
  others: readonly Member[]
  onClose: () => void
}

function TransferDialog({ others, onClose }: TransferDialogProps) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const [transfer] = teamApi.useTransferTeamMutation()
  const [chosen, setChosen] = useState('')
  const [role, setRole] = useState<MemberRole>('developer')
  const next = others.find(({ id }) => String(id) === chosen)
  const name = next ? nameOfMember(next) : ''
  return (
    <ConfirmDialog
      title={t('transfer.question')}
      confirm={t('transfer.submit')}
      disabledReason={next ? undefined : t('transfer.choose')}
      work={() => withProof(() => transfer({ id: chosen, role }).unwrap())}
      onDone={() => {
        toast({ tone: 'ok', text: t('transfer.done', { name, role: t(`role.${role}.label`) }) })
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('transfer.warning')}</p>
      <Field label={t('transfer.to')}>
        <Select value={chosen} onChange={({ currentTarget: { value } }) => setChosen(value)}>
          <option value="">{common('form.choose')}</option>
          {others.map((member) => (
            <option key={member.id} value={String(member.id)}>
              {nameOfMember(member)}
            </option>
          ))}
        </Select>
      </Field>
      <RoleChoice legend={t('transfer.role')} role={role} value={role} onValue={setRole} />
    </ConfirmDialog>
  )
}
