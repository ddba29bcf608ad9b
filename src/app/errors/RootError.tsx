import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { DocumentLanguage } from '@/head/DocumentLanguage.tsx'
import { ScreenHead } from '@/head/ScreenHead.tsx'
import { translatorOf } from '@/i18n/use-translation.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { useApp } from '../context.ts'
import s from '../layouts/layouts.module.css'

/**
 * The screen of a rendering failure (specification, section 8). A layout itself failed, so none is
 * shown.
 */
export function RootError() {
  const error = useRouteError()
  const t = translatorOf(useApp().words.in('en'), 'common')
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <main className={`grid items-center gap-4 center ${s.fallback}`}>
      <DocumentLanguage language="en" />
      <ScreenHead title={t('error.screen.title')} />
      <h1>{t('error.screen.title')}</h1>
      <p>{t('error.screen.text')}</p>
      <button type="button" className={buttonClass()} onClick={() => location.reload()}>
        {t('action.reload')}
      </button>
    </main>
  )
}
