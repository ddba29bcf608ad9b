import { ownerOf } from '@/lib/kept.ts'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { useHref } from '@/i18n/page-context.ts'
import { useUser } from '@/session/use-user.ts'
import { bringPicture } from '@/shared/test-task/brought-picture.ts'
import { readChosen } from '@/shared/test-task/picture.ts'
import { Button } from '@/ui/Button.tsx'

/** A picture of the visitor's own goes to the test form, which a visitor reaches by a sign-in. */
export function OwnPicture() {
  const { t } = useTranslation('exampleTask')
  const navigate = useNavigate()
  const href = useHref()
  const { user } = useUser()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<'kind' | 'lost' | null>(null)

  async function take(file: File): Promise<void> {
    setFault(null)
    const { facts } = await readChosen(file)
    if (!facts) return setFault('kind')
    if (!(await bringPicture(ownerOf(user), file))) return setFault('lost')
    const test = href({ id: 'testCaptcha' })
    void navigate(user ? test : href({ id: 'login', search: { return_to: test } }))
  }

  return (
    <div className="cluster gap-3 gap-x-4">
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          // Choosing the same file again must count too.
          target.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t('own.choose')}
      </Button>
      <span className="quiet text-2" role="status">
        {fault ? t(`own.${fault}`) : user ? t('own.next') : t('own.signIn')}
      </span>
    </div>
  )
}
