// The device's screen: decodes the messages that change the picture, and draws it on the canvas. CFrameCodec.h
// documents their layout.
'use strict';
const TILE = 32;
const canvas = document.getElementById('screen');
const context = canvas.getContext('2d', { alpha: false, desynchronized: true });

// Browsers make a pixel of at most four canvas pixels, so thin lines get lost at less than half the size. Then the page
// scales the picture itself, and shows the result above the canvas.
const reduced = document.getElementById('reduced'), reducedContext = reduced.getContext('2d', { alpha: false });
// The picture at half its size, a quarter and so on; each pixel is the mean of four pixels of the previous one.
let halves = [];

/** The size of the screen in its own pixels, and the number of pixels per point. */
let screen = { width: 0, height: 0, scale: 1 };
let image = null, words = null, scratch = null;

/** Decompresses an LZ4 block from `source` at offset `at` into `target`; returns the number of bytes written. */
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
  image = context.createImageData(width, height);
  words = new Uint32Array(image.data.buffer);
  words.fill(0xFF000000);
  scratch = new Uint8Array(width * height * 4);
  arrange();
}

/** Sets the size, in pixels of the display, for the scaled picture; null shows the canvas itself. */
function reduceTo(size) {
  reduced.hidden = !size;
  if (!size) return;
  if (reduced.width !== size[0] || reduced.height !== size[1]) [reduced.width, reduced.height] = size;
  halves = [];
  for (let across = canvas.width / 2, down = canvas.height / 2; across >= size[0] && across >= 1; across /= 2, down /= 2) {
    const half = document.createElement('canvas');
    [half.width, half.height] = [Math.floor(across), Math.floor(down)];
    halves.push(half);
  }
  reduce();
}

function reduce() {
  if (reduced.hidden) return;
  let source = canvas;
  for (const half of halves) {
    half.getContext('2d', { alpha: false }).drawImage(source, 0, 0, half.width, half.height);
    source = half;
  }
  reducedContext.drawImage(source, 0, 0, reduced.width, reduced.height);
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
  if (last > first) {
    context.putImageData(image, 0, 0, 0, first, width, last - first);
    reduce();
  }
}
