import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Modal } from '@/ui/Modal.tsx'

/** For a visitor who wants to buy. Sign-in returns to the order, with the complete query. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('proxy')
  const { t: common } = useTranslation()
  const { pathname, search } = useLocation()
  const back = { return_to: pathname + search }
  return (
    <Modal
      open
      size="sm"
      title={t('signIn.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <RouteLink to={{ id: 'login', search: back }} className={buttonClass()}>
            {common('nav.signIn')}
          </RouteLink>
          <RouteLink
            to={{ id: 'register', search: back }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {common('nav.signUpLong')}
          </RouteLink>
        </>
      }
    >
      <p>{t('signIn.text')}</p>
    </Modal>
  )
}
