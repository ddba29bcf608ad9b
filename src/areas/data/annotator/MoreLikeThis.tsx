import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { useHref } from '@/i18n/page-context.ts'
import { useOwner, useUser } from '@/session/use-user.ts'
import { Button } from '@/ui/Button.tsx'
import { bringToProject } from '../kit/brought.ts'
import s from './annotator.module.css'
import { drawnColour } from './label-look.ts'
import { projectOf } from './project-of.ts'
import type { AnnotatorSession } from './session.ts'
import { storedFiles } from './stored-work.ts'

/** Leads to a new project with the classes and pictures of the session. A guest signs in on the way. */
export function MoreLikeThis({ session }: { session: AnnotatorSession }) {
  const { t } = useTranslation('annotator')
  const { user } = useUser()
  const owner = useOwner()
  const navigate = useNavigate()
  const href = useHref()
  const [isGoing, setIsGoing] = useState(false)
  async function go(): Promise<void> {
    setIsGoing(true)
    await bringToProject(owner, projectOf(session, drawnColour), storedFiles(session))
    const project = href({ id: 'labelProjectNew' })
    void navigate(user ? project : href({ id: 'login', search: { return_to: project } }))
  }
  return (
    <section className={`cluster gap-3 between pad-4 line-above ${s.more}`}>
      <div>
        <h3>{t('more.title')}</h3>
        <p className="quiet text-1 regular">{user ? t('more.text') : t('more.signIn')}</p>
      </div>
      <Button loading={isGoing} onClick={() => void go()}>
        {t('more.go')}
      </Button>
    </section>
  )
}
