import type { ReactNode } from 'react'
import { Button } from '@/ui/Button.tsx'
import { Logo } from '@/ui/Logo.tsx'
import { ToastList } from '@/ui/Toast.tsx'
import { ToastRegion } from '@/ui/ToastRegion.tsx'
import { ButtonParts } from './ButtonParts.tsx'
import { DataParts } from './DataParts.tsx'
import { FormParts } from './FormParts.tsx'
import s from './KitGallery.module.css'
import { HeroPart } from './HeroPart.tsx'
import { OverlayParts } from './OverlayParts.tsx'
import { SmallParts } from './SmallParts.tsx'
import { StateParts } from './StateParts.tsx'

const parts: { id: string; title: string; content: ReactNode }[] = [
  { id: 'buttons', title: 'Buttons', content: <ButtonParts /> },
  { id: 'forms', title: 'Forms', content: <FormParts /> },
  { id: 'overlays', title: 'Dialogs, menus, toasts', content: <OverlayParts /> },
  { id: 'data', title: 'Tables and figures', content: <DataParts /> },
  { id: 'states', title: 'States', content: <StateParts /> },
  { id: 'small', title: 'Text, code, small things', content: <SmallParts /> },
]

function setTheme(theme: 'light' | 'dark' | undefined) {
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}

/**
 * Every primitive in every state, in development only. Its texts are for developers and not in
 * locales/.
 */
export function KitGallery() {
  return (
    <div className={`stack ${s.page}`}>
      <nav className={s.index} aria-label="Sections">
        <Logo name="Glyphwork" />
        <div className={`cluster gap-2 ${s.themes}`}>
          <Button variant="service" onClick={() => setTheme('light')}>
            Light
          </Button>
          <Button variant="service" onClick={() => setTheme('dark')}>
            Dark
          </Button>
          <Button variant="service" onClick={() => setTheme(undefined)}>
            System
          </Button>
        </div>
        <ul className={`cluster gap-x-4 text-2 ${s.links}`}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <HeroPart />
        {parts.map(({ id, title, content }) => (
          <section key={id} id={id} className={s.part} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="title">
              {title}
            </h2>
            {content}
          </section>
        ))}
      </main>
      <ToastRegion label="Messages">
        {(urgent) => <ToastList urgent={urgent} dismissLabel="Dismiss" />}
      </ToastRegion>
    </div>
  )
}
