import { useRouteError } from 'react-router'
import { useApp } from '../context.ts'
import { Fallback } from './Fallback.tsx'

/** The last resort: a layout itself failed, so nothing of it is shown. */
export function RootError() {
  const error = useRouteError()
  const t = useApp().words.in('en').getFixedT('en')
  return <Fallback title={t('error.screen.title')} text={t('error.screen.text')} action={t('action.reload')} error={error} />
}
