// A soft bell: it is your turn. Nothing is loaded for it.

const NOTES = [660, 880];
const LENGTH = 0.5; // seconds
let context: AudioContext | null = null;

export function playTurnSound(): void {
  try {
    context ??= new AudioContext();
    NOTES.forEach((pitch, at) => playNote(context as AudioContext, pitch, at * 0.14));
  } catch {
    // a browser without sound stays silent
  }
}

function playNote(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0.08, start);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  tone.connect(loud).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
