// The page of a device: shows its screen, sends what a person does to it.
//
// From the device come text messages ("screen 640 960 2", "log …", "app …", "bye reason") and binary frames: a 16-byte
// header {u8 kind, u8 flags, u16 zero, u32 sequence, f64 stamp of the input that led to it}, then the layout of
// CFrameCodec.h. To the device go lines of text: see ClientMessage.swift.
'use strict';
const TILE = 32;
const byId = (id) => document.getElementById(id);
const canvas = byId('screen'), status = byId('status'), phone = byId('phone');
const context = canvas.getContext('2d', { alpha: false, desynchronized: true });
const query = new URLSearchParams(location.search);

let socket = null, image = null, words = null, scratch = null;
let screen = { width: 0, height: 0, scale: 1 };
let turn = 0, wait = 250, ended = false;

/** What tests and benchmarks look at. */
const statistics = window.verger = { frames: 0, bytes: 0, latencies: [], connections: 0 };

// ---- frames

/** Expands an LZ4 block from `source` at `at` into `target`; returns the bytes written. */
function expand(source, at, target) {
  let out = 0;
  while (at < source.length) {
    const token = source[at++];
    let literals = token >> 4;
    if (literals === 15) { let more; do { more = source[at++]; literals += more; } while (more === 255); }
    if (literals > 0) { target.set(source.subarray(at, at + literals), out); at += literals; out += literals; }
    if (at >= source.length) break;
    const distance = source[at] | source[at + 1] << 8;
    at += 2;
    let length = token & 15;
    if (length === 15) { let more; do { more = source[at++]; length += more; } while (more === 255); }
    length += 4;
    if (distance >= length) { target.copyWithin(out, out - distance, out - distance + length); out += length; continue; }
    // The match overlaps what it writes: copy in doubling pieces.
    const start = out - distance;
    for (let done = 0; done < length;) {
      const piece = Math.min(distance + done, length - done);
      target.copyWithin(out + done, start, start + piece);
      done += piece;
    }
    out += length;
  }
  return out;
}

function resize(width, height, scale) {
  screen = { width, height, scale };
  canvas.width = width;
  canvas.height = height;
  const style = document.documentElement.style;
  style.setProperty('--width', width / scale + 'px');
  style.setProperty('--height', height / scale + 'px');
  image = context.createImageData(width, height);
  words = new Uint32Array(image.data.buffer);
  words.fill(0xFF000000);
  scratch = new Uint8Array(width * height * 4);
}

function draw(bytes) {
  const { width, height } = screen;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const top = view.getUint16(0, true), bottom = view.getUint16(2, true), distance = view.getInt16(4, true);
  const columns = Math.ceil(width / TILE), rows = Math.ceil(height / TILE);
  const mapSize = Math.ceil(columns * rows / 8);
  let first = height, last = 0;
  if (distance !== 0) {
    words.copyWithin(top * width, (top + distance) * width, (bottom + distance) * width);
    first = top;
    last = bottom;
  }
  if (bytes.length > 8 + mapSize) {
    expand(bytes, 8 + mapSize, scratch);
    const tiles = new Uint32Array(scratch.buffer);
    let read = 0;
    for (let index = 0; index < columns * rows; index++) {
      if (!(bytes[8 + (index >> 3)] & 1 << (index & 7))) continue;
      const x = index % columns * TILE, y = Math.floor(index / columns) * TILE;
      const across = Math.min(TILE, width - x), down = Math.min(TILE, height - y);
      for (let row = y; row < y + down; row++) {
        words.set(tiles.subarray(read, read + across), row * width + x);
        read += across;
      }
      first = Math.min(first, y);
      last = Math.max(last, y + down);
    }
  }
  if (last > first) context.putImageData(image, 0, 0, 0, first, width, last - first);
}

function receive(event) {
  if (typeof event.data === 'string') return heard(event.data);
  const header = new DataView(event.data);
  if (header.byteLength < 16 || header.getUint8(0) !== 1 || !image) return;
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
  // Browsers are silent until the page was clicked.
  else if (kind === 'sound') new Audio(rest).play().catch(() => {});
  else if (kind === 'bye') { ended = true; status.textContent = rest; }
}

function rotate(degrees) {
  turn = degrees;
  phone.style.transform = degrees ? `rotate(${degrees}deg)` : '';
}

// ---- connection

function send(line) { if (socket && socket.readyState === WebSocket.OPEN) socket.send(line); }

function connect() {
  const protocol = location.protocol === 'https:' ? 'wss://' : 'ws://';
  socket = new WebSocket(protocol + location.host + '/device?token=' + encodeURIComponent(query.get('token') || ''));
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    wait = 250;
    ended = false;
    statistics.connections++;
    document.body.classList.remove('away');
    status.textContent = '';
  };
  socket.onmessage = receive;
  socket.onclose = () => {
    document.body.classList.add('away');
    fingers.clear();
    if (!ended) status.textContent = 'The device is away. Reconnecting…';
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 4000);
  };
}

// ---- touches

const fingers = new Map();  // pointer → finger number
let mirrored = null;        // the second finger that Alt adds to a mouse
let middle = [0, 0], last = [0, 0];  // the point between the two, and where the first one was

/** A point of the event in the screen's own points, whichever way the phone is turned. */
function locate(event) {
  const box = canvas.getBoundingClientRect();
  let x = event.clientX - (box.left + box.width / 2), y = event.clientY - (box.top + box.height / 2);
  const angle = -turn * Math.PI / 180, cos = Math.round(Math.cos(angle)), sin = Math.round(Math.sin(angle));
  [x, y] = [x * cos - y * sin, x * sin + y * cos];
  const across = screen.width / screen.scale, down = screen.height / screen.scale;
  const side = turn % 180 === 0 ? box.width : box.height;
  const zoom = side > 0 ? across / side : 1;
  return [x * zoom + across / 2, y * zoom + down / 2];
}

function touch(phase, finger, [x, y]) {
  send(`touch ${phase} ${finger} ${x.toFixed(2)} ${y.toFixed(2)} ${performance.now().toFixed(3)}`);
}

/** Where the second finger is: opposite the first one. With Shift held both go the same way. */
function mirror([x, y], moves) {
  if (moves) middle = [middle[0] + x - last[0], middle[1] + y - last[1]];
  last = [x, y];
  return [2 * middle[0] - x, 2 * middle[1] - y];
}

canvas.addEventListener('pointerdown', (event) => {
  if (event.pointerType === 'mouse' && event.button !== 0) return;
  event.preventDefault();
  canvas.focus({ preventScroll: true });
  canvas.setPointerCapture(event.pointerId);
  let finger = 1;
  while ([...fingers.values()].includes(finger) || finger === mirrored) finger++;
  fingers.set(event.pointerId, finger);
  const point = locate(event);
  touch('began', finger, point);
  if (event.altKey && mirrored === null) {
    mirrored = finger + 1;
    middle = [screen.width / screen.scale / 2, screen.height / screen.scale / 2];
    touch('began', mirrored, mirror(point, false));
  }
});
canvas.addEventListener('pointermove', (event) => {
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) return;
  const point = locate(event);
  touch('moved', finger, point);
  if (mirrored !== null) touch('moved', mirrored, mirror(point, event.shiftKey));
});
for (const [name, phase] of [['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
  canvas.addEventListener(name, (event) => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    fingers.delete(event.pointerId);
    const point = locate(event);
    touch(phase, finger, point);
    if (mirrored !== null) { touch(phase, mirrored, mirror(point, event.shiftKey)); mirrored = null; }
  });
}
canvas.addEventListener('contextmenu', (event) => event.preventDefault());

// ---- keys and buttons

const press = (button) => send('press ' + button);
const shortcuts = { h: 'home', l: 'lock', z: 'shake', m: 'memory-warning', arrowleft: 'rotate-left', arrowright: 'rotate-right' };

canvas.addEventListener('keydown', (event) => {
  const shortcut = event.ctrlKey && !event.altKey && !event.metaKey && shortcuts[event.key.toLowerCase()];
  if (shortcut) { event.preventDefault(); if (!event.repeat) press(shortcut); return; }
  if (event.metaKey || event.key === 'Tab') return;
  event.preventDefault();
  key('down', event);
});
canvas.addEventListener('keyup', (event) => { if (event.key !== 'Tab' && !event.metaKey) key('up', event); });

function key(phase, event) {
  const modifiers = (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
  const text = [...event.key].length === 1 ? event.key : '';
  send(`key ${phase} ${event.code || 'Unidentified'} ${modifiers} ${encodeURIComponent(text)}`);
}

// ---- tilting: a ball that lies where the phone leans to

const tiltPad = byId('tilt'), ball = tiltPad.firstElementChild;

function tilt(x, y) {
  const length = Math.hypot(x, y);
  if (length > 1) { x /= length; y /= length; }
  ball.style.transform = `translate(${x * 24}px, ${-y * 24}px)`;
  send(`tilt ${x.toFixed(3)} ${y.toFixed(3)}`);
}

function tiltTo(event) {
  const box = tiltPad.getBoundingClientRect();
  tilt((event.clientX - box.left - box.width / 2) / 24, -(event.clientY - box.top - box.height / 2) / 24);
}

tiltPad.addEventListener('pointerdown', (event) => { tiltPad.setPointerCapture(event.pointerId); tiltTo(event); });
tiltPad.addEventListener('pointermove', (event) => { if (event.buttons) tiltTo(event); });
tiltPad.addEventListener('dblclick', () => tilt(0, -1));
ball.style.transform = 'translate(0, 24px)';

byId('home').addEventListener('click', () => press('home'));
byId('lock').addEventListener('click', () => press('lock'));
for (const button of document.querySelectorAll('[data-press]')) {
  button.addEventListener('click', () => press(button.dataset.press));
}

connect();
