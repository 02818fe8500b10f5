// A short synthesised bell.

/** Ring. A browser that refuses sound stays silent. */
export function ring() {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.8);
    const tone = audio.createOscillator();
    tone.frequency.value = 660;
    tone.connect(volume);
    tone.start();
    tone.stop(audio.currentTime + 0.8);
    tone.onended = () => audio.close();
  } catch {
    // No sound here.
  }
}
