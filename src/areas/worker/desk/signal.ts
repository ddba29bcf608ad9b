let audio: AudioContext | null = null

const tones = { task: 660, earned: 880 } as const

function tone(frequency: number): void {
  try {
    audio ??= new AudioContext()
    // One that was made before the page was touched waits to be told.
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
    // A browser without sound, or one that was never touched, stays silent.
  }
}

/** A short tone and a short tremble, as far as they were chosen. */
export function signal(
  what: keyof typeof tones,
  { sound, vibration }: { sound: boolean; vibration: boolean },
): void {
  if (sound) tone(tones[what])
  if (vibration && 'vibrate' in navigator) navigator.vibrate(what === 'task' ? 40 : 15)
}
