// Collects what the microphone hears, and passes it on to microphone.js in blocks of 20 ms.
'use strict';

registerProcessor('microphone', class extends AudioWorkletProcessor {
  constructor() {
    super();
    this.block = new Int16Array(960);
    this.count = 0;
  }

  process([input]) {
    const channel = input[0];
    if (!channel) return true;
    for (const sample of channel) {
      this.block[this.count++] = Math.max(-32768, Math.min(32767, Math.round(sample * 32768)));
      if (this.count < this.block.length) continue;
      const samples = this.block.buffer.slice(0);
      this.port.postMessage(samples, [samples]);
      this.count = 0;
    }
    return true;
  }
});
