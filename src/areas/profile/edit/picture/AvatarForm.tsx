import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { tellTabs } from '@/session/tabs.ts'
import { Avatar } from '@/ui/Avatar.tsx'
import { Button } from '@/ui/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { avatarLimits } from '@/api/contract/profile.ts'
import { profileApi } from '@/api/endpoints/profile.ts'
import { minSide, maxSourceBytes } from './crop.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { usePicture, warmUp } from './use-picture.ts'
import s from '@/areas/profile/profile.module.css'
import { useDropZone } from '@/ui/use-drop-zone.ts'

const megabytes = 1024 * 1024

/** The profile picture: chosen, dropped or pasted, cut to a square, or removed. */
export function AvatarForm({ user }: { user: User }) {
  const { t } = useTranslation('profileEdit')
  const { t: common } = useTranslation()
  const limits = useId()
  const [upload] = profileApi.useUpdateAvatarMutation()
  const [remove] = profileApi.useRemoveAvatarMutation()
  const { cutting, fault, reading, take, close } = usePicture()
  const removing = useAction()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const name = user.name ?? user.email ?? `#${user.id}`

  function changed(text: string): void {
    tellTabs('changed')
    toast({ tone: 'ok', text, id: 'picture' })
  }
  async function save(file: Blob, isOpen: () => boolean): Promise<void> {
    try {
      await upload({ file }).unwrap()
    } catch (error) {
      // A person who has closed the dialog is told too.
      if (!isOpen()) toast({ tone: 'bad', text: t('picture.lost'), id: 'picture' })
      throw error
    }
    changed(common('form.saved'))
  }
  async function takeAway(): Promise<void> {
    if (!(await removing.run(() => remove().unwrap()))) return
    changed(t('picture.removed'))
    choose.current?.focus()
  }

  const zone = useDropZone(({ files }) => void take(files[0]))
  return (
    <AccountSection title={t('picture.title')} text={t('picture.text')}>
      <div className={cx('cluster gap-4 gap-x-5 pad-4 round-3', s.zone)} {...zone}>
        <Avatar
          size="xl"
          name={name}
          src={pictureUrl(user.avatarUrl)}
          alt={user.avatarUrl ? t('picture.alt') : ''}
        />
        <div className={`grid gap-3 min-0 ${s.choice}`}>
          <ActionProblem action={removing} />
          {fault && (
            <Notice tone="bad" role="alert">
              {fault === 'heic'
                ? common('form.heic')
                : t(`picture.fault.${fault}`, {
                    side: minSide,
                    size: maxSourceBytes / megabytes,
                  })}
            </Notice>
          )}
          <div className="cluster gap-3">
            <Button
              ref={choose}
              variant="secondary"
              loading={reading}
              loadingText={common('busy')}
              aria-describedby={limits}
              prepend={<ImageUp size={18} aria-hidden="true" />}
              onPointerEnter={warmUp}
              onFocus={warmUp}
              onClick={() => input.current?.click()}
            >
              {t('picture.choose')}
            </Button>
            {user.avatarUrl && (
              <Button
                variant="tertiary"
                loading={removing.busy}
                loadingText={common('busy')}
                onClick={() => void takeAway()}
              >
                {common('action.remove')}
              </Button>
            )}
          </div>
          <p id={limits} className="quiet text-1">
            {t('picture.limits', { side: minSide, size: avatarLimits.bytes / megabytes })}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          data-testid="picture"
          accept={avatarLimits.types.join()}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
      </div>
      {cutting && (
        <cutting.Dialog
          bitmap={cutting.bitmap}
          save={save}
          onClose={close}
          landing={() => choose.current}
        />
      )}
    </AccountSection>
  )
}
