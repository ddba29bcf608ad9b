import type { Signal } from './state.ts'

let audio: AudioContext | null = null

const tones: Record<Signal, number> = { task: 660, earned: 880, unsure: 440 }
/** Milliseconds of vibration and of the pauses between. */
const felt: Record<Signal | 'mark' | 'fault', number | number[]> = {
  task: 40,
  earned: 15,
  unsure: [60, 80, 60],
  mark: 10,
  fault: [30, 50, 30],
}

function tone(frequency: number): void {
  try {
    audio ??= new AudioContext()
    // An audio context created before the first gesture is suspended.
    void audio.resume()
    const [oscillator, volume] = [audio.createOscillator(), audio.createGain()]
    const end = audio.currentTime + 0.12
    oscillator.frequency.value = frequency
    volume.gain.setValueAtTime(0.08, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, end)
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start()
    oscillator.stop(end)
  } catch {
    // A browser without sound, or without a gesture, stays silent.
  }
}

/** Whether this browser can make a device vibrate. Safari and Firefox cannot. */
export const canVibrate = (): boolean => 'vibrate' in navigator

/** Lets a mark or a fault be felt under the finger, where that is turned on. */
export function feel(what: keyof typeof felt, isOn: boolean): void {
  if (isOn && canVibrate()) navigator.vibrate(felt[what])
}

/** Plays a short tone and vibrates, as far as they are turned on. */
export function signal(
  what: Signal,
  { sound, vibration }: { sound: boolean; vibration: boolean },
): void {
  if (sound) tone(tones[what])
  feel(what, vibration)
}
