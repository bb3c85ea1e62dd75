// Plays the samples that sound.js passes on, out of a ring. See there.
'use strict';

registerProcessor('speaker', class extends AudioWorkletProcessor {
  constructor() {
    super();
    this.size = 1 << 15;
    this.ring = new Int16Array(this.size * 2);
    this.read = 0;
    this.written = 0;
    /** The frames that wait before a stretch of sound begins: more after each gap. */
    this.lead = 4800;
    this.isPlaying = false;
    /** No more samples come before the next stretch: the ring is played to its end. */
    this.isLast = false;
    this.played = this.gaps = this.missed = 0;
    this.port.onmessage = (event) => this.take(new Int16Array(event.data));
  }

  take(samples) {
    if (samples.length === 0) { this.isLast = true; return; }
    if (this.isLast && this.read === this.written) this.isPlaying = false;
    this.isLast = false;
    // A page that was asleep keeps the newest samples.
    if (this.written - this.read + samples.length / 2 > this.size) this.read = this.written - this.lead;
    for (let i = 0; i < samples.length; i += 2) {
      const place = (this.written++ & this.size - 1) * 2;
      this.ring[place] = samples[i];
      this.ring[place + 1] = samples[i + 1];
    }
  }

  process(_, [output]) {
    const left = output[0], right = output[1] || output[0], waiting = this.written - this.read;
    if (!this.isPlaying) {
      if (waiting === 0 || waiting < this.lead && !this.isLast) return true;
      this.isPlaying = true;
    }
    const count = Math.min(left.length, waiting);
    for (let i = 0; i < count; i++) {
      const place = (this.read++ & this.size - 1) * 2;
      left[i] = this.ring[place] / 32768;
      right[i] = this.ring[place + 1] / 32768;
    }
    this.played += count;
    if (count < left.length) {
      this.isPlaying = false;
      if (!this.isLast) {
        this.gaps++;
        this.missed += left.length - count;
        this.lead = Math.min(this.lead + 960, 14400);
      }
      this.tell();
    } else if (currentFrame % 12800 === 0) this.tell();
    return true;
  }

  tell() {
    this.port.postMessage({ played: this.played, gaps: this.gaps, missed: this.missed, lead: this.lead });
  }
});
