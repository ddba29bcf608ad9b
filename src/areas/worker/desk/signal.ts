let audio: AudioContext | null = null

const tones = { task: 660, earned: 880 } as const

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

/** Plays a short tone and vibrates, as far as they are turned on. */
export function signal(
  what: keyof typeof tones,
  { sound, vibration }: { sound: boolean; vibration: boolean },
): void {
  if (sound) tone(tones[what])
  if (vibration && 'vibrate' in navigator) navigator.vibrate(what === 'task' ? 40 : 15)
}
