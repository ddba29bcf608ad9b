import { RotateCcw, Turtle } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import s from './answer.module.css'

/**
 * A recording, which can be replayed and slowed down.
 * @param isNow whether it loads before it is played
 */
export function Recording({ src, isNow = true }: { src: string; isNow?: boolean }) {
  const { t } = useTranslation('desk')
  const player = useRef<HTMLAudioElement>(null)
  const [isSlow, setIsSlow] = useState(false)
  const [isLost, setIsLost] = useState(false)

  const play = (rate: number): void => {
    const audio = player.current
    if (!audio) return
    audio.playbackRate = rate
    audio.currentTime = 0
    // If the browser does not play from a script, its own controls are there.
    void audio.play()?.catch(() => undefined)
  }

  return (
    <div className={`stack gap-3 ${s.sound}`}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- to write it down is the task */}
      <audio
        ref={player}
        controls
        preload={isNow ? 'auto' : 'none'}
        src={src}
        aria-label={t('sound.label')}
        onError={() => setIsLost(true)}
        onLoadedData={() => setIsLost(false)}
      />
      <div className="cluster gap-2">
        <Button
          variant="secondary"
          prepend={<RotateCcw size={18} aria-hidden="true" />}
          onClick={() => play(isSlow ? 0.7 : 1)}
        >
          {t('sound.again')}
        </Button>
        <Button
          variant="secondary"
          aria-pressed={isSlow}
          prepend={<Turtle size={18} aria-hidden="true" />}
          onClick={() => {
            setIsSlow(!isSlow)
            play(isSlow ? 1 : 0.7)
          }}
        >
          {t('sound.slow')}
        </Button>
      </div>
      {isLost && (
        <p role="alert" className="bad text-2 bold">
          {t('sound.lost')}
        </p>
      )}
    </div>
  )
}
