// Size and position of the device in the window. If there is room, a pixel of its screen covers a whole number of
// display pixels, and its edges are at pixel boundaries.
'use strict';
const byId = (id) => document.getElementById(id);
const stage = byId('stage'), plate = byId('plate'), phone = byId('phone'), place = byId('view'), zoomMenu = byId('zoom');

/** The rotation of the device, clockwise in degrees. */
let turn = 0;
/** The number of CSS pixels per point, and the devicePixelRatio for which it was computed. */
let zoom = 1, ratio = 0;

// The dimensions of the case around the screen, in points, and its least dimensions in CSS pixels.
const phoneCase = { top: 112, bottom: 110, side: 26, button: 62, leastEnds: 72, leastSide: 10 };
const padCase = { top: 78, bottom: 84, side: 76, button: 46, leastEnds: 66, leastSide: 12 };
const BARE = 2, MARGIN = 8;

zoomMenu.value = localStorage.getItem('zoom') || 'fit';
if (!zoomMenu.value) zoomMenu.value = 'fit';
zoomMenu.addEventListener('change', () => { localStorage.setItem('zoom', zoomMenu.value); arrange(); focusKeys(); });
function setZoom(value) { zoomMenu.value = value; zoomMenu.dispatchEvent(new Event('change')); }

const isTurned = () => turn % 180 !== 0;

/** The greatest size, up to `most`, at which a pixel of the screen, or else a point, covers whole display pixels;
 * otherwise 0. */
function sharp(most) {
  const pixels = most * devicePixelRatio / screen.scale + 1e-6;
  const whole = pixels >= 1 ? Math.floor(pixels) : pixels >= 1 / screen.scale ? 1 / screen.scale : 0;
  return whole * screen.scale / devicePixelRatio;
}

/** The size of the screen, and whether the case is shown. `across` and `down` are for portrait orientation. */
function choose(across, down, around) {
  const width = screen.width / screen.scale, height = screen.height / screen.scale;
  const fit = (ends, side) => Math.max(Math.min((across - 2 * side) / width, (down - ends) / height), 0.1);
  const cased = fit(around.leastEnds, around.leastSide), bare = fit(2 * BARE, BARE);
  const wanted = zoomMenu.value;
  if (wanted !== 'fit') {
    const size = wanted === 'pixel' ? screen.scale / devicePixelRatio : Number(wanted);
    return { size, isBare: size > cased && size <= bare };
  }
  const sharpCased = sharp(cased), sharpBare = sharp(bare);
  if (sharpBare > 0 && sharpBare > 1.12 * (sharpCased || cased)) return { size: sharpBare, isBare: true };
  if (sharpCased > 0) return { size: sharpCased, isBare: false };
  if (sharpBare > 0) return { size: sharpBare, isBare: true };
  return bare > 1.12 * cased ? { size: bare, isBare: true } : { size: cased, isBare: false };
}

function arrange() {
  if (screen.width === 0) return;
  ratio = devicePixelRatio;
  // With an integral pixel ratio, browsers align to CSS pixels only.
  const steps = Number.isInteger(devicePixelRatio) ? 1 : devicePixelRatio;
  const whole = (length) => Math.round(length * steps) / steps;
  const points = { width: screen.width / screen.scale, height: screen.height / screen.scale };
  const isPad = Math.min(points.width, points.height) > 500;
  const around = isPad ? padCase : phoneCase;
  const room = [stage.clientWidth - 2 * MARGIN, stage.clientHeight - 2 * MARGIN];
  const [across, down] = isTurned() ? [room[1], room[0]] : room;
  const { size, isBare } = choose(across, down, around);
  zoom = size;
  document.body.classList.add('known');
  document.body.classList.toggle('bare', isBare);
  document.body.classList.toggle('pad', isPad);

  const width = whole(points.width * size), height = whole(points.height * size);
  // If the screen needs the room, the case is reduced to its least dimensions.
  const ends = (around.top + around.bottom) * size, free = down - height;
  const share = Math.min(1, Math.max(around.leastEnds, free) / ends);
  const top = isBare ? whole(BARE) : whole(around.top * size * share);
  const bottom = isBare ? whole(BARE) : whole(around.bottom * size * share);
  const side = isBare ? whole(BARE) : whole(Math.min(around.side * size, Math.max(around.leastSide, Math.min(top, (across - width) / 2))));
  const outer = { width: width + 2 * side, height: height + top + bottom };
  // The dimensions of the rotated device, and the offset from its centre to that of the screen.
  const seen = isTurned() ? { width: outer.height, height: outer.width } : outer;
  const shift = (top - bottom) / 2;
  const [right, below] = turn === 90 ? [-shift, 0] : turn === -90 ? [shift, 0] : turn === 180 ? [0, -shift] : [0, shift];
  const shown = isTurned() ? [height, width] : [width, height];
  const least = (length, isRoom) => length + 2 * MARGIN > isRoom ? Math.ceil(length + 2 * MARGIN) + 'px' : '';
  plate.style.width = least(seen.width, stage.clientWidth);
  plate.style.height = least(seen.height, stage.clientHeight);
  // The corner of the screen is aligned to a display pixel; the centre of the device follows from it.
  const centre = [Math.max(stage.clientWidth, seen.width + 2 * MARGIN) / 2, Math.max(stage.clientHeight, seen.height + 2 * MARGIN) / 2];
  const origin = plate.getBoundingClientRect();
  const onPixel = (at, from) => whole(at + from) - from;
  const middle = [
    onPixel(centre[0] + right - shown[0] / 2, origin.left) + shown[0] / 2 - right,
    onPixel(centre[1] + below - shown[1] / 2, origin.top) + shown[1] / 2 - below,
  ];
  const button = Math.min(around.button * size, Math.max(bottom - 10, 20));
  const style = document.documentElement.style, css = phone.style;
  for (const [name, value] of Object.entries({ width, height, top, bottom, side, button, unit: Math.min(size, share * size) })) {
    style.setProperty('--' + name, value + 'px');
  }
  css.width = outer.width + 'px';
  css.height = outer.height + 'px';
  css.left = middle[0] - outer.width / 2 + 'px';
  css.top = middle[1] - outer.height / 2 + 'px';
  const inset = whole(Math.min(4, side / 3));
  style.setProperty('--inset', inset + 'px');
  place.style.left = side - inset + 'px';
  place.style.top = top - inset + 'px';
  const pixels = size * devicePixelRatio / screen.scale;
  canvas.classList.toggle('whole', pixels >= 1 && Math.abs(pixels - Math.round(pixels)) < 1e-3);
  reduceTo(pixels < 0.5 ? [width, height].map((length) => Math.round(length * devicePixelRatio)) : null);
  css.transform = turn ? `rotate(${turn}deg)` : '';
  placeKeys();
}

// The whole display for the device alone.
const full = byId('full');
// Not on phones whose browsers have no such thing.
full.hidden = !document.fullscreenEnabled;
function toggleFull() {
  if (document.fullscreenElement) document.exitFullscreen(); else document.documentElement.requestFullscreen().catch(() => {});
}
full.addEventListener('click', toggleFull);
document.addEventListener('fullscreenchange', () => {
  const isFull = document.fullscreenElement !== null;
  document.body.classList.toggle('full', isFull);
  full.setAttribute('aria-pressed', isFull);
  arrange();
  focusKeys();
});

function rotate(degrees) {
  turn = degrees;
  arrange();
}

/** The position of an event in points of the screen, for any rotation. */
function locate(event) {
  const box = canvas.getBoundingClientRect();
  let x = event.clientX - (box.left + box.width / 2), y = event.clientY - (box.top + box.height / 2);
  const angle = -turn * Math.PI / 180, cos = Math.round(Math.cos(angle)), sin = Math.round(Math.sin(angle));
  [x, y] = [x * cos - y * sin, x * sin + y * cos];
  const across = screen.width / screen.scale, down = screen.height / screen.scale;
  const side = isTurned() ? box.height : box.width;
  const points = side > 0 ? across / side : 1;
  return [x * points + across / 2, y * points + down / 2];
}

/** Converts a distance on the display to points of the screen. */
function directed(x, y) {
  const angle = -turn * Math.PI / 180, cos = Math.round(Math.cos(angle)), sin = Math.round(Math.sin(angle));
  return [(x * cos - y * sin) / zoom, (x * sin + y * cos) / zoom];
}

// Changes of the window, the display, or the browser's zoom.
new ResizeObserver(arrange).observe(stage);
addEventListener('resize', arrange);
(function watchPixels() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => { arrange(); watchPixels(); }, { once: true });
})();
