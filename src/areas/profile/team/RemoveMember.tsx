import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { overlaps } from '@/api/contract/keys.ts'
import type { Member } from '@/api/contract/team.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { nameOfMember } from './member-name.ts'

interface RemoveMemberProps {
  member: Member
  /** Receives the names of the keys that now belong to the owner. */
  onDone: (keys: readonly string[]) => void
  onClose: () => void
}

/**
 * Removes a member. Whoever leaves knows the values of their keys, so each gets a new one, and
 * programs can go on with the old one for a while.
 */
export function RemoveMember({ member, onDone, onClose }: RemoveMemberProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const [remove] = teamApi.useRemoveMemberMutation()
  const [overlap, setOverlap] = useState<`${(typeof overlaps)[number]}`>('1440')
  const handed = useRef<readonly string[]>([])
  const name = nameOfMember(member)
  const { keys } = member
  async function work(): Promise<void> {
    const overlapMinutes = overlaps.find((minutes) => String(minutes) === overlap) ?? 0
    const answer = await withProof(() => remove({ id: member.id, overlapMinutes }).unwrap())
    handed.current = answer.keys.map((key) => key.name)
  }
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirm={t('remove.submit')}
      work={work}
      onDone={() => onDone(handed.current)}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
      {keys.length > 0 && (
        <>
          <p>
            {t('remove.keys', {
              count: keys.length,
              name,
              keys: format.list(keys.map((key) => cutText(key.name))),
            })}
          </p>
          <RadioCards
            legend={t('remove.overlap')}
            value={overlap}
            onValue={setOverlap}
            options={overlaps.map((minutes) => ({
              value: `${minutes}` as const,
              label: t(`remove.option.${minutes}.label`),
              text: t(`remove.option.${minutes}.text`),
            }))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
