import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { keyCalls, overlaps } from '@/api/contract/keys.ts'
import type { Key } from '@/api/contract/keys.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { accountKeyName } from '@/shared/account-key/keys.ts'
import { NewKey } from './NewKey.tsx'
import { useKeyCall } from '@/shared/account-key/use-key-call.ts'

/** Replaces a key, optionally with a period in which both work. */
export function RotateDialog({ record, onClose }: { record: Key; onClose: () => void }) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const [overlap, setOverlap] = useState<`${(typeof overlaps)[number]}`>('60')
  const [value, setValue] = useState<string | null>(null)
  const action = useAction()
  const call = useKeyCall()
  const go = (): Promise<boolean> =>
    action.run(async () => {
      const overlapMinutes = overlaps.find((minutes) => String(minutes) === overlap) ?? 0
      const { key } = await call(keyCalls.rotateKey, { id: record.id, overlapMinutes })
      setValue(key)
    })
  const name = accountKeyName(record)
  return (
    <Modal
      open
      title={value === null ? t('rotate.title', { name }) : t('fresh.rotated', { name })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        value === null && (
          <>
            <Button loading={action.busy} loadingText={common('busy')} onClick={() => void go()}>
              {t('rotate.submit')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {common('action.cancel')}
            </Button>
          </>
        )
      }
    >
      {value === null ? (
        <div className="stack gap-4">
          <ActionProblem action={action} />
          <p>{t('rotate.text')}</p>
          <RadioCards
            legend={t('rotate.overlap')}
            value={overlap}
            onValue={setOverlap}
            options={overlaps.map((minutes) => ({
              value: `${minutes}` as const,
              label: t(`rotate.option.${minutes}.label`),
              text: t(`rotate.option.${minutes}.text`),
            }))}
          />
        </div>
      ) : (
        <NewKey
          value={value}
          text={overlap === '0' ? t('fresh.rotatedNow') : t('fresh.rotatedText')}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
