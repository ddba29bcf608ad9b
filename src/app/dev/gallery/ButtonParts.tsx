import { ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button.tsx'
import { buttonVariants } from '@/ui/button-class.ts'
import { cx } from '@/ui/cx.ts'
import s from './KitGallery.module.css'

export function ButtonParts() {
  const [loading, setLoading] = useState(false)
  return (
    <div className="stack gap-2">
      {buttonVariants.map((variant) => (
        <div key={variant} className={s.row}>
          <code className="faint text-1">{variant}</code>
          <div className={cx('cluster gap-3', variant === 'secondary-white' && s.dark)}>
            <Button variant={variant}>Add funds</Button>
            <Button variant={variant} size="lg">
              Add funds
            </Button>
            <Button variant={variant} prepend={<Plus size={18} aria-hidden="true" />}>
              New key
            </Button>
            <Button variant={variant} append={<ArrowRight size={18} aria-hidden="true" />}>
              Continue
            </Button>
            <Button variant={variant} hideText prepend={<Plus size={18} aria-hidden="true" />}>
              New key ({variant})
            </Button>
            <Button variant={variant} loading loadingText={`Sending (${variant})`}>
              Send
            </Button>
            <Button variant={variant} disabledReason="Confirm your e-mail address first">
              Pay out
            </Button>
          </div>
        </div>
      ))}
      <div className={s.row}>
        <code className="faint text-1">block, press to load</code>
        <div className="stack gap-2">
          <Button
            block
            size="lg"
            loading={loading}
            loadingText="Sending"
            onClick={() => {
              setLoading(true)
              setTimeout(() => setLoading(false), 2000)
            }}
          >
            Send and load two seconds
          </Button>
          <Button block variant="secondary">
            Skip
          </Button>
        </div>
      </div>
    </div>
  )
}
