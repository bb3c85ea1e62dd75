// The page of a device: shows its screen and sends the user's input to it.
//
// The device sends text messages ("screen 640 960 2", "turn 90", "app Notes", "notice …", "clipboard …", "bye reason")
// and binary messages: samples (see sound.js), and frames: a 16-byte header {u8 kind, u8 flags, u16 zero, u32 sequence, f64 time stamp of the input that
// caused the frame}, followed by the layout of CFrameCodec.h. The page sends lines of text: see ClientMessage.swift.
'use strict';
const status = byId('status'), trouble = byId('trouble'), help = byId('help');
const query = new URLSearchParams(location.search);
let socket = null, wait = 250, ended = false;

/** Statistics for tests and benchmarks. */
const statistics = window.verger = { frames: 0, bytes: 0, latencies: [], connections: 0 };

function receive(event) {
  if (typeof event.data === 'string') return heard(event.data);
  const header = new DataView(event.data);
  if (header.byteLength >= 16 && header.getUint8(0) === 2) return playSamples(event.data);
  if (header.byteLength < 16 || header.getUint8(0) !== 1 || !image) return;
  // Browsers do not report each change of the pixel ratio.
  if (devicePixelRatio !== ratio) arrange();
  draw(new Uint8Array(event.data, 16));
  const stamp = header.getFloat64(8, true);
  if (stamp > 0) statistics.latencies.push(performance.now() - stamp);
  statistics.frames++;
  statistics.bytes += event.data.byteLength;
  send('shown ' + header.getUint32(4, true));
}

function heard(text) {
  const at = text.indexOf(' '), kind = at < 0 ? text : text.slice(0, at), rest = at < 0 ? '' : text.slice(at + 1);
  if (kind === 'screen') resize(...rest.split(' ').map(Number));
  else if (kind === 'app') { document.title = rest || 'Verger'; status.textContent = rest; }
  else if (kind === 'turn') rotate(Number(rest));
  else if (kind === 'notice') status.textContent = rest;
  else if (kind === 'clipboard') copied(rest);
  else if (kind in panelMessages) panelMessages[kind](rest);
  else if (kind in dropMessages) dropMessages[kind](rest);
  else if (kind === 'bye') { ended = true; status.textContent = rest; }
}

// ---- connection

function send(line) { if (socket && socket.readyState === WebSocket.OPEN) socket.send(line); }

const devicePath = '/device?token=' + encodeURIComponent(query.get('token') || '');

function connect() {
  const protocol = location.protocol === 'https:' ? 'wss://' : 'ws://';
  let wasOpen = false;
  socket = new WebSocket(protocol + location.host + devicePath);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    wasOpen = true;
    wait = 250;
    ended = false;
    statistics.connections++;
    document.body.classList.remove('away');
    trouble.hidden = true;
    status.textContent = '';
    unanswered = 0;
    poseSeen = '';
    if (!panel.hidden) send('log on');
  };
  socket.onmessage = receive;
  socket.onclose = async () => {
    document.body.classList.add('away');
    forgetFingers();
    forgetDropped();
    if (!wasOpen && await isRefused()) return;
    if (!ended) status.textContent = 'The device is away. Reconnecting…';
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 4000);
  };
}

/** Whether the connection was refused. A web socket does not report the reason, so the same address is fetched. */
async function isRefused() {
  try {
    if ((await fetch(devicePath, { cache: 'no-store' })).status !== 403) return false;
  } catch { return false; }
  status.textContent = 'This address is not allowed to see the device.';
  trouble.innerHTML = '<strong>The token in this address is wrong</strong><span></span>';
  trouble.lastChild.textContent = (query.get('token') ? 'It belongs to another device, or is not whole. '
    : 'The address has none: it ends with “?token=” and 32 characters. ')
    + 'Open the address that “verger run” or “verger device boot” has printed.';
  trouble.hidden = false;
  return true;
}

// ---- buttons

const press = (button) => send('press ' + button);
for (const button of document.querySelectorAll('[data-press]')) {
  button.addEventListener('click', () => press(button.dataset.press));
}
byId('ask').addEventListener('click', () => help.showModal());
help.addEventListener('close', () => focusKeys());
help.addEventListener('click', (event) => { if (event.target === help) help.close(); });

// ---- tilting: a ball that rolls in the direction in which the device is tilted

const tiltPad = byId('tilt'), ball = tiltPad.firstElementChild, reach = 15;
let lean = [0, -1];

function tilt(x, y) {
  const length = Math.hypot(x, y);
  if (length > 1) { x /= length; y /= length; }
  lean = [x, y];
  ball.style.transform = `translate(${x * reach}px, ${-y * reach}px)`;
  send(`tilt ${x.toFixed(3)} ${y.toFixed(3)}`);
}

/** Shows how the device is held now. */
function showLean(text) {
  const [x, y] = text.split(' ').map(Number), length = Math.max(Math.hypot(x, y), 1);
  lean = [x / length, y / length];
  ball.style.transform = `translate(${lean[0] * reach}px, ${-lean[1] * reach}px)`;
}

function tiltTo(event) {
  const box = tiltPad.getBoundingClientRect();
  tilt((event.clientX - box.left - box.width / 2) / reach, -(event.clientY - box.top - box.height / 2) / reach);
}

tiltPad.addEventListener('pointerdown', (event) => { tiltPad.setPointerCapture(event.pointerId); tiltTo(event); });
tiltPad.addEventListener('pointermove', (event) => { if (event.buttons) tiltTo(event); });
tiltPad.addEventListener('dblclick', () => tilt(0, -1));
tiltPad.addEventListener('keydown', (event) => {
  const way = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, 0.1], ArrowDown: [0, -0.1] }[event.key];
  if (!way) return;
  event.preventDefault();
  tilt(lean[0] + way[0], lean[1] + way[1]);
});
ball.style.transform = `translate(0, ${reach}px)`;

connect();
focusKeys();
