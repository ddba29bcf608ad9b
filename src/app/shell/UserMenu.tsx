import { UserRound } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { LateMenu } from '@/shared/account/LateMenu.tsx'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Button } from '@/ui/Button.tsx'
import { userName } from './name-of.ts'

const loadUserMenuList = async () => (await import('./UserMenuList.tsx')).UserMenuList

/** The button of the signed-in person. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation()
  const picture = pictureUrl(user.avatarUrl)
  return (
    <LateMenu
      load={loadUserMenuList}
      props={{ user }}
      button={(props) => (
        <Button
          {...props}
          variant="tertiary"
          hideText
          prepend={
            picture ? (
              <img src={picture} alt="" width={24} height={24} />
            ) : (
              <UserRound size={20} aria-hidden="true" />
            )
          }
        >
          {t('account.menu', { name: userName(user) })}
        </Button>
      )}
    />
  )
}
