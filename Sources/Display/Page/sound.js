// The device's sound. Binary messages of kind 2 (SoundMessage.swift: a header of 16 bytes, then 16 bits for the left and
// the right channel of each frame, 48,000 a second) go to an audio worklet, which plays them some 100 ms later. A message
// without frames ends a stretch of sound. Browsers let a page be heard after the first click on it: what comes before is
// dropped.
'use strict';

/** Statistics for tests, as the worklet tells them. */
statistics.sound = { played: 0, gaps: 0, missed: 0, lead: 0 };

const speaker = { context: null, node: null, isStarting: false };

async function startSpeaker() {
  if (speaker.isStarting || typeof AudioWorkletNode === 'undefined') return;
  speaker.isStarting = true;
  speaker.context = new AudioContext({ sampleRate: 48000, latencyHint: 'interactive' });
  await speaker.context.audioWorklet.addModule('sound-worklet.js');
  speaker.node = new AudioWorkletNode(speaker.context, 'speaker', { numberOfInputs: 0, outputChannelCount: [2] });
  speaker.node.port.onmessage = (event) => { statistics.sound = event.data; };
  speaker.node.connect(speaker.context.destination);
}

/** Plays the samples of a message of kind 2. */
function playSamples(buffer) {
  if (!speaker.context) startSpeaker();
  if (!speaker.node || speaker.context.state !== 'running') return;
  const samples = buffer.slice(16);
  speaker.node.port.postMessage(samples, [samples]);
}

function allowSound() {
  if (speaker.context && speaker.context.state === 'suspended') speaker.context.resume();
}
addEventListener('pointerdown', allowSound, true);
addEventListener('keydown', allowSound, true);
