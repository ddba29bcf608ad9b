import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { apiMethod, methodsOf } from '@/task-api/methods.ts'
import type { ApiProduct } from '@/task-api/methods.ts'
import s from '../docs.module.css'
import { useCurrent } from '@/shared/use-current.ts'

/** The sections of a reference, with the one being read marked. */
export function ReferenceParts({ product }: { product: ApiProduct }) {
  const { t } = useTranslation('apiReference')
  const { t: common } = useTranslation()
  const sections = [
    ['start', t('start.title')],
    ['auth', t('auth.title')],
    ['methods', t('methods')],
    ['states', t('states.title')],
    ['limits', t('limits.title')],
    ['errors', t('errors.title')],
  ] as const
  const methods = methodsOf(product)
  const current = useCurrent(
    useMemo(
      () =>
        // In the order of the page.
        ['start', 'auth', 'methods', ...methodsOf(product), 'states', 'limits', 'errors'].map(
          (id) => ({ id }),
        ),
      [product],
    ),
  )
  const mark = (id: string) => (id === current ? 'location' : undefined)
  return (
    <nav className={s.onPage} aria-label={common('contents')}>
      <p>{common('contents')}</p>
      <ol>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={mark(id)}>
              {title}
            </a>
            {id === 'methods' && (
              <ol>
                {methods.map((method) => (
                  <li key={method} data-level={3}>
                    <a href={`#${method}`} aria-current={mark(method)}>
                      <span translate="no">{apiMethod(method).name}</span>
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
