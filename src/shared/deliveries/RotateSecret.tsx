import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { NewSecret, Receiver } from '@/api/contract/deliveries.ts'
import { overlaps } from '@/api/contract/keys.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import type { Made } from './SecretDialog.tsx'

type Overlap = (typeof overlaps)[number]
/** Resolves to the new secret, which must not stay in the store (`unstored`). */
export type RotateCall = (overlap: { overlapMinutes?: Overlap }) => Promise<NewSecret>

interface RotateSecretProps {
  name: string
  /** Undefined where a new secret ends the old one at once. */
  oldSecret: Receiver['oldSecret']
  rotate: RotateCall
  onSecret: (made: Made) => void
  onClose: () => void
}

/** Asks before a secret is replaced, and for how long the old one signs too. */
export function RotateSecret({ name, oldSecret, rotate, onSecret, onClose }: RotateSecretProps) {
  const { t } = useTranslation('pingback')
  const [chosen, setChosen] = useState<`${Overlap}`>('60')
  const overlapMinutes = overlaps.find((minutes) => String(minutes) === chosen) ?? 0
  const isOffered = oldSecret !== undefined
  const isBoth = isOffered && overlapMinutes > 0
  return (
    <ConfirmDialog
      title={t('rotate.title')}
      confirm={t('rotate.confirm')}
      variant="primary"
      work={async () => {
        const { signingSecret, oldSecretUntil } = await withProof(() =>
          rotate(isOffered ? { overlapMinutes } : {}),
        )
        onSecret({ host: name, secret: signingSecret, oldUntil: oldSecretUntil })
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t(isBoth ? 'rotate.both' : 'rotate.text', { host: name })}</p>
      {isOffered && (
        <RadioCards
          legend={t('rotate.overlap')}
          value={chosen}
          onValue={setChosen}
          options={overlaps.map((minutes) => ({
            value: `${minutes}` as const,
            label: t(`rotate.option.${minutes}.label`),
            text: t(`rotate.option.${minutes}.text`),
          }))}
        />
      )}
      {oldSecret && (
        <p>{t('rotate.older', { secret: `…${cutText(oldSecret.suffix ?? '', 16)}` })}</p>
      )}
    </ConfirmDialog>
  )
}
