// The device's microphone. When an app records and the device takes this machine's microphone, the browser asks its user for
// it once; what it hears goes to the device in messages `hear BASE64`: 20 ms of 16 bits, 48,000 samples a second.
'use strict';

/** Statistics for tests. */
statistics.microphone = { sent: 0, state: 'idle' };

const listening = { context: null, stream: null, isStarting: false, isWanted: false };

function sendHeard(samples) {
  if (!listening.isWanted) return;
  const bytes = new Uint8Array(samples);
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  send('hear ' + btoa(text));
  statistics.microphone.sent += bytes.length / 2;
}

/** Says below the choice why nothing is heard. */
function hint(text) {
  byId('microphone-hint').textContent = text;
  byId('microphone-hint').hidden = !text;
}

async function startListening() {
  if (listening.isStarting || listening.stream) return;
  listening.isStarting = true;
  statistics.microphone.state = 'asking';
  try {
    if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError');
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
    const context = new AudioContext({ sampleRate: 48000, latencyHint: 'interactive' });
    await context.audioWorklet.addModule('microphone-worklet.js');
    const node = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0 });
    node.port.onmessage = (event) => sendHeard(event.data);
    context.createMediaStreamSource(stream).connect(node);
    Object.assign(listening, { context, stream });
    if (context.state === 'suspended') context.resume();
    statistics.microphone.state = 'listening';
    hint('');
  } catch (error) {
    statistics.microphone.state = 'refused';
    hint(error.name === 'NotAllowedError' ? 'The browser does not let this page use the microphone.' : 'This machine has no microphone.');
  }
  listening.isStarting = false;
  if (!listening.isWanted) stopListening();
}

/** Gives the microphone back, so that the browser's sign for it goes. */
function stopListening() {
  if (listening.stream) for (const track of listening.stream.getTracks()) track.stop();
  if (listening.context) listening.context.close();
  listening.stream = listening.context = null;
  if (statistics.microphone.state !== 'refused') statistics.microphone.state = 'idle';
}

/** What the device says: where its microphone's sound comes from, and whether an app listens. */
function showMicrophone(source, use) {
  byId('microphone').value = source;
  listening.isWanted = source === 'page' && use === 'wanted';
  if (source !== 'page') hint('');
  if (listening.isWanted) startListening();
  else if (!listening.isStarting) stopListening();
}

addEventListener('pointerdown', () => {
  if (listening.context && listening.context.state === 'suspended') listening.context.resume();
}, true);
