import { ChevronDown, Ellipsis, KeyRound, LogOut, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '@/ui/Avatar.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { Tooltip } from '@/ui/Tooltip.tsx'

const languages = [
  { id: 'en', label: 'English' },
  { id: 'ru', label: 'Русский' },
  { id: 'zh', label: '中文' },
]

export function OverlayParts() {
  const [open, setOpen] = useState<'sm' | 'md' | 'lg' | 'system'>()
  const [inner, setInner] = useState(false)
  const [language, setLanguage] = useState('en')
  const close = () => setOpen(undefined)
  return (
    <div className="stack gap-5">
      <div className="cluster gap-3">
        {(['sm', 'md', 'lg', 'system'] as const).map((size) => (
          <Button key={size} variant="secondary" onClick={() => setOpen(size)}>
            Dialog {size}
          </Button>
        ))}
      </div>
      <div className="cluster gap-3">
        <Menu
          header="ada@example.com"
          items={[
            {
              id: 'keys',
              label: 'Keys',
              icon: <KeyRound size={18} aria-hidden="true" />,
              href: '#overlays',
              aside: '3',
            },
            {
              id: 'settings',
              label: 'Settings',
              icon: <Settings size={18} aria-hidden="true" />,
              href: '#forms',
              current: true,
            },
            {
              id: 'out',
              label: 'Sign out',
              icon: <LogOut size={18} aria-hidden="true" />,
              onSelect: () => toast({ text: 'Signed out' }),
              separated: true,
            },
          ]}
          button={(props) => (
            <Button
              {...props}
              variant="secondary"
              prepend={<Avatar name="Ada Lovelace" size="sm" />}
              append={<ChevronDown size={16} aria-hidden="true" />}
            >
              Ada Lovelace
            </Button>
          )}
        />
        <Menu
          items={languages.map((item) => ({
            ...item,
            checked: item.id === language,
            onSelect: () => setLanguage(item.id),
          }))}
          button={(props) => (
            <Button
              {...props}
              variant="tertiary"
              append={<ChevronDown size={16} aria-hidden="true" />}
            >
              {languages.find((item) => item.id === language)?.label}
            </Button>
          )}
        />
        <Menu
          align="end"
          items={[
            { id: 'rotate', label: 'Rotate' },
            {
              id: 'delete',
              label: 'Delete the key',
              danger: true,
              icon: <Trash2 size={18} aria-hidden="true" />,
              separated: true,
            },
          ]}
          button={(props) => (
            <Button
              {...props}
              variant="tertiary"
              hideText
              prepend={<Ellipsis size={20} aria-hidden="true" />}
            >
              More
            </Button>
          )}
        />
        <Tooltip text="The share of tasks that got an answer within the last hour.">
          {(described) => (
            <Button variant="none" {...described}>
              Hover or focus me
            </Button>
          )}
        </Tooltip>
      </div>
      <div className="cluster gap-3">
        <Button variant="secondary" onClick={() => toast({ text: 'Saved', tone: 'ok' })}>
          Toast ok
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              text: 'Key paused. New tasks are refused.',
              action: {
                label: 'Undo',
                onSelect: () => toast({ text: 'The key works again', tone: 'ok' }),
              },
            })
          }
        >
          Toast with action
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ text: 'Balance for about four days', tone: 'warn' })}
        >
          Toast warn
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ text: 'The task could not be sent', tone: 'bad' })}
        >
          Toast bad
        </Button>
      </div>
      <Modal
        open={open !== undefined}
        onClose={close}
        size={open === 'system' ? 'sm' : open}
        animated={open !== 'system'}
        title={open === 'system' ? 'A message from the service' : 'Rotate the key'}
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Rotate</Button>
          </>
        }
      >
        <div className="stack gap-4">
          <p>
            The old key keeps working for 24 hours. Programs that use it need the new one by then.
          </p>
          <Field label="Name of the new key" help="Only you see it.">
            <TextInput defaultValue="production" />
          </Field>
          <div className="cluster gap-3">
            <Menu
              items={languages}
              button={(props) => (
                <Button {...props} variant="secondary">
                  Menu inside
                </Button>
              )}
            />
            <Button variant="tertiary" onClick={() => setInner(true)}>
              One more dialog
            </Button>
            <Button
              variant="tertiary"
              onClick={() => toast({ text: 'Over the dialog', tone: 'ok' })}
            >
              Toast
            </Button>
          </div>
        </div>
      </Modal>
      <Modal
        open={inner}
        onClose={() => setInner(false)}
        size="sm"
        title="Inner"
        closeLabel="Close inner"
      >
        <p>Above the other.</p>
      </Modal>
    </div>
  )
}
