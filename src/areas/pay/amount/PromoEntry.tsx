import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { PartLost } from '@/shared/PartLost.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { Button } from '@/ui/Button.tsx'
import s from './amount.module.css'
import type { PromoCode } from './PromoCode.tsx'

const loadPromo = async () => (await import('./PromoCode.tsx')).PromoCode

/**
 * The field of a promo code is folded, because few people have one. It loads with the code that
 * checks it.
 */
export function PromoEntry(props: Omit<ComponentProps<typeof PromoCode>, 'focus'>) {
  const { t } = useTranslation()
  const [pressed, setPressed] = useState(false)
  // It stays open, so that clearing the field does not fold it while typing.
  const [open, setOpen] = useState(false)
  if (!open && (pressed || props.code !== '' || props.field.error !== undefined)) setOpen(true)
  const have = (
    <div className={s.have}>
      <Button variant="tertiary" loading={open} onClick={() => setPressed(true)}>
        {t('label.promoHave')}
      </Button>
    </div>
  )
  return open ? (
    <LatePart
      load={loadPromo}
      props={{ ...props, focus: pressed }}
      fallback={have}
      failed={<PartLost level={3} />}
    />
  ) : (
    have
  )
}
