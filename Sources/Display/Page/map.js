// A map on which the device is put and sent along routes. It is drawn here and needs no network: coarse outlines of the land, the
// net of degrees, and, from near by, streets that are invented.
'use strict';
const map = byId('map'), mapContext = map.getContext('2d');
// The middle of the map in degrees, and how many pixels of it the whole earth is wide.
let middle = [37.3317, -122.0307], world = 2 ** 20;
let here = null, way = [], isDrawing = false, isUnderway = false;
const WORLD = [256, 2 ** 25], FLATTEST = 85;

const mercator = (latitude) => Math.log(Math.tan(Math.PI / 4 + Math.min(Math.max(latitude, -FLATTEST), FLATTEST) * Math.PI / 360)) / (2 * Math.PI);
const latitudeOf = (y) => (Math.atan(Math.exp(y * 2 * Math.PI)) * 360 / Math.PI) - 90;
const wrapped = (longitude) => ((longitude + 180) % 360 + 360) % 360 - 180;

/** Where a place is on the map, in its pixels; of the places around the earth the one nearest to the middle. */
function pixel([latitude, longitude]) {
  const across = wrapped(longitude - middle[1]) / 360 * world;
  return [map.clientWidth / 2 + across, map.clientHeight / 2 - (mercator(latitude) - mercator(middle[0])) * world];
}

function placeAt(x, y) {
  const latitude = latitudeOf(mercator(middle[0]) + (map.clientHeight / 2 - y) / world);
  return [Math.min(Math.max(latitude, -FLATTEST), FLATTEST), wrapped(middle[1] + (x - map.clientWidth / 2) / world * 360)];
}

// ---- the drawing

// Outlines of the land, drawn by hand to a few degrees: latitude, longitude.
const LAND = [
  [[71, -156], [70, -128], [68, -110], [72, -95], [62, -94], [58, -93], [55, -82], [51, -80], [58, -78], [62, -76], [60, -65], [52, -56], [47, -60], [44, -66], [41, -71], [35, -76], [30, -81], [25, -80], [30, -84], [30, -94], [26, -97], [19, -96], [18, -91], [21, -87], [16, -88], [15, -83], [9, -80], [8, -82], [13, -88], [16, -95], [20, -105], [28, -112], [31, -115], [23, -110], [32, -117], [38, -123], [48, -124], [58, -135], [60, -147], [55, -163], [60, -165], [66, -164]],
  [[12, -72], [10, -62], [5, -53], [0, -50], [-5, -36], [-13, -39], [-23, -42], [-28, -49], [-35, -54], [-39, -58], [-47, -66], [-54, -69], [-50, -75], [-40, -73], [-30, -71], [-18, -71], [-6, -81], [2, -79], [8, -77]],
  [[83, -35], [76, -20], [70, -23], [60, -43], [66, -53], [76, -68], [82, -60]],
  [[36, -6], [43, -9], [44, -1], [48, -4], [51, 3], [54, 9], [57, 8], [56, 12], [54, 14], [57, 22], [60, 29], [63, 21], [66, 24], [60, 17], [56, 14], [59, 6], [63, 9], [70, 19], [71, 27], [66, 40], [68, 50], [73, 70], [77, 104], [72, 130], [70, 160], [66, 180], [62, 179], [60, 163], [52, 157], [60, 155], [54, 137], [43, 132], [39, 128], [35, 129], [38, 124], [40, 121], [37, 122], [30, 122], [22, 114], [21, 108], [11, 109], [9, 105], [13, 100], [2, 103], [8, 98], [17, 95], [22, 90], [16, 82], [8, 77], [20, 73], [25, 66], [27, 56], [30, 49], [24, 52], [23, 59], [13, 45], [28, 35], [31, 34], [36, 36], [37, 28], [41, 29], [45, 37], [41, 41], [46, 31], [41, 29], [38, 24], [40, 19], [45, 13], [40, 18], [38, 16], [44, 9], [43, 4], [37, -1]],
  [[35, -6], [37, 10], [33, 11], [31, 20], [31, 32], [22, 37], [12, 43], [12, 51], [2, 46], [-5, 39], [-15, 41], [-25, 35], [-34, 26], [-34, 18], [-22, 14], [-10, 13], [1, 9], [5, 5], [5, -7], [15, -17], [28, -12]],
  [[-12, 136], [-12, 142], [-19, 147], [-28, 153], [-38, 150], [-38, 141], [-32, 132], [-35, 118], [-22, 114], [-15, 129]],
  [[50, -5], [51, 1], [53, 0], [58, -3], [58, -6], [53, -4]], [[52, -10], [55, -8], [55, -6], [52, -6]],
  [[66, -23], [66, -15], [64, -14], [64, -22]], [[45, 142], [36, 141], [33, 131], [36, 134], [41, 140]],
  [[-35, 173], [-38, 178], [-46, 170], [-46, 167]], [[-12, 49], [-25, 47], [-25, 44], [-16, 45]],
  [[5, 118], [-4, 115], [-3, 110], [2, 109]], [[5, 96], [-5, 106], [-1, 101]], [[-1, 131], [-4, 138], [-10, 150], [-8, 138]],
  [[18, 121], [14, 124], [7, 126], [7, 122], [14, 120]], [[70, -70], [66, -62], [65, -72], [73, -85]],
];

// The steps between lines of the net, in degrees.
const STEPS = [90, 45, 30, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001];

function drawMap() {
  const ratio = devicePixelRatio, width = map.clientWidth, height = map.clientHeight;
  if (!width || !height) return;
  if (map.width !== Math.round(width * ratio)) [map.width, map.height] = [Math.round(width * ratio), Math.round(height * ratio)];
  const c = mapContext;
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  const isNear = world > 2 ** 19;
  c.fillStyle = isNear ? '#efece4' : '#a9c8e6';
  c.fillRect(0, 0, width, height);
  if (isNear) drawStreets(c, width, height); else drawLand(c);
  drawNet(c, width, height);
  drawWay(c);
  if (here) drawPin(c, ...pixel(here));
  if (document.activeElement === map) drawCross(c, width / 2, height / 2);
}

function drawLand(c) {
  c.fillStyle = '#efece4';
  c.strokeStyle = '#b9b39f';
  c.lineWidth = 1;
  for (const outline of LAND) {
    c.beginPath();
    // Relative to the first point, so that no outline is torn where the earth is cut.
    const [x, y] = pixel(outline[0]);
    for (const [latitude, longitude] of outline) {
      c.lineTo(x + (longitude - outline[0][1]) / 360 * world, y - (mercator(latitude) - mercator(outline[0][0])) * world);
    }
    c.closePath();
    c.fill();
    c.stroke();
  }
}

/** A number from 0 to 1 that follows from two whole ones. */
function chance(a, b) {
  let h = Math.imul(a, 374761393) + Math.imul(b, 668265263) | 0;
  h = Math.imul(h ^ h >>> 13, 1274126177);
  return ((h ^ h >>> 16) >>> 0) / 4294967296;
}

/** Streets, parks and a stream, the same for the same place each time. */
function drawStreets(c, width, height) {
  const block = 0.002, [top, left] = placeAt(0, 0), [bottom, right] = placeAt(width, height);
  const rows = [Math.floor(bottom / block), Math.ceil(top / block)];
  const columns = [Math.floor(left / block), Math.ceil((right < left ? right + 360 : right) / block)];
  // Where blocks are only a few pixels wide, every fourth street is enough.
  const each = world * block / 360 < 9 ? 4 : 1, size = world * block / 360;
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++) {
      if (chance(row >> 1, column >> 1) > 0.12) continue;
      const [x, y] = pixel([(row + 1) * block, column * block]), [farX, farY] = pixel([row * block, (column + 1) * block]);
      c.fillStyle = '#cfe3bd';
      c.fillRect(x, y, farX - x + 1, farY - y + 1);
    }
  }
  const line = (from, to, isLarge) => {
    for (const [colour, wide] of [['#d2cab8', 2], ['#fff', 0]]) {
      c.strokeStyle = isLarge && !wide ? '#fbe39b' : colour;
      c.lineWidth = Math.max(1, size / (isLarge ? 7 : 14)) + wide;
      c.beginPath();
      c.moveTo(...pixel(from));
      c.lineTo(...pixel(to));
      c.stroke();
    }
  };
  for (let row = rows[0]; row <= rows[1]; row++) {
    if (row % each || chance(row, 1) < 0.15) continue;
    line([row * block, columns[0] * block], [row * block, columns[1] * block], row % 8 === 0);
  }
  for (let column = columns[0]; column <= columns[1]; column++) {
    if (column % each || chance(2, column) < 0.15) continue;
    line([rows[0] * block, column * block], [rows[1] * block, column * block], column % 8 === 0);
  }
}

function drawNet(c, width, height) {
  const step = STEPS.findLast((degrees) => degrees / 360 * world >= 60) ?? STEPS[0];
  const digits = Math.max(0, Math.ceil(-Math.log10(step)));
  c.strokeStyle = 'rgba(60, 80, 110, .22)';
  c.fillStyle = 'rgba(40, 55, 80, .75)';
  c.lineWidth = 1;
  c.font = '10px "Helvetica Neue", Helvetica, Arial, sans-serif';
  const [top, left] = placeAt(0, 0), [bottom] = placeAt(0, height), span = width / world * 360;
  for (let at = Math.ceil(bottom / step); at <= Math.floor(top / step); at++) {
    const y = Math.round(pixel([at * step, middle[1]])[1]) + 0.5;
    c.strokeRect(-1, y, width + 2, 0);
    c.fillText(Math.abs(at * step).toFixed(digits) + '°' + (at < 0 ? 'S' : at > 0 ? 'N' : ''), 4, y - 3);
  }
  for (let at = Math.ceil(left / step); at <= Math.floor((left + span) / step); at++) {
    const longitude = wrapped(at * step), x = Math.round((at * step - left) / 360 * world) + 0.5;
    c.strokeRect(x, -1, 0, height + 2);
    c.fillText(Math.abs(longitude).toFixed(digits) + '°' + (longitude < 0 ? 'W' : longitude > 0 ? 'E' : ''), x + 3, height - 4);
  }
}

function drawWay(c) {
  if (!way.length) return;
  c.strokeStyle = '#2f6fe0';
  c.fillStyle = '#fff';
  c.lineWidth = 4;
  c.lineJoin = c.lineCap = 'round';
  c.beginPath();
  for (const place of way) c.lineTo(...pixel(place));
  c.stroke();
  c.lineWidth = 2;
  for (const place of way) {
    c.beginPath();
    c.arc(...pixel(place), 4, 0, 2 * Math.PI);
    c.fill();
    c.stroke();
  }
}

function drawPin(c, x, y) {
  c.fillStyle = 'rgba(47, 111, 224, .18)';
  c.beginPath();
  c.arc(x, y, 16, 0, 2 * Math.PI);
  c.fill();
  c.fillStyle = '#2f6fe0';
  c.strokeStyle = '#fff';
  c.lineWidth = 2.5;
  c.beginPath();
  c.arc(x, y, 7, 0, 2 * Math.PI);
  c.fill();
  c.stroke();
}

/** Where the keyboard puts things. */
function drawCross(c, x, y) {
  c.strokeStyle = '#1d4fae';
  c.lineWidth = 1.5;
  c.beginPath();
  for (const [dx, dy] of [[-10, 0], [10, 0], [0, -10], [0, 10]]) { c.moveTo(x + dx * 0.4, y + dy * 0.4); c.lineTo(x + dx, y + dy); }
  c.stroke();
}

// ---- moving the map

function zoomMap(factor, x = map.clientWidth / 2, y = map.clientHeight / 2) {
  const held = placeAt(x, y);
  world = Math.min(Math.max(world * factor, WORLD[0]), WORLD[1]);
  const now = placeAt(x, y);
  moveMiddle(middle[0] + held[0] - now[0], middle[1] + held[1] - now[1]);
}

function moveMiddle(latitude, longitude) {
  middle = [Math.min(Math.max(latitude, -FLATTEST), FLATTEST), wrapped(longitude)];
  drawMap();
}

function pan(x, y) { moveMiddle(...placeAt(map.clientWidth / 2 - x, map.clientHeight / 2 - y)); }

map.addEventListener('wheel', (event) => {
  event.preventDefault();
  zoomMap(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 18 : 1) / 300), event.offsetX, event.offsetY);
}, { passive: false });

// One pointer drags the map; two change its scale.
const mapPointers = new Map();
let hasPanned = false;
map.addEventListener('pointerdown', (event) => {
  if (event.pointerType === 'mouse' && event.button !== 0) return;
  map.setPointerCapture(event.pointerId);
  if (mapPointers.size === 0) hasPanned = false;
  mapPointers.set(event.pointerId, [event.offsetX, event.offsetY, event.offsetX, event.offsetY]);
});
map.addEventListener('pointermove', (event) => {
  const pointer = mapPointers.get(event.pointerId);
  if (!pointer) return;
  const [x, y, startX, startY] = pointer, at = [event.offsetX, event.offsetY];
  if (!hasPanned && Math.hypot(at[0] - startX, at[1] - startY) < 4) return;
  hasPanned = true;
  mapPointers.set(event.pointerId, [...at, startX, startY]);
  const other = [...mapPointers.entries()].find(([identifier]) => identifier !== event.pointerId);
  if (!other) return pan(at[0] - x, at[1] - y);
  const [otherX, otherY] = other[1], former = Math.hypot(x - otherX, y - otherY);
  if (former > 1) zoomMap(Math.hypot(at[0] - otherX, at[1] - otherY) / former, (at[0] + otherX) / 2, (at[1] + otherY) / 2);
});
map.addEventListener('pointerup', (event) => {
  if (!mapPointers.delete(event.pointerId) || hasPanned || mapPointers.size > 0) return;
  setPlace(placeAt(event.offsetX, event.offsetY));
});
map.addEventListener('pointercancel', (event) => mapPointers.delete(event.pointerId));

map.addEventListener('keydown', (event) => {
  const step = 24, ways = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
  if (ways[event.key]) pan(...ways[event.key]);
  else if (event.key === '+' || event.key === '=') zoomMap(2);
  else if (event.key === '-') zoomMap(0.5);
  else if (event.key === 'Enter' || event.key === ' ') setPlace(middle);
  else if (event.key === 'Backspace' && isDrawing) { way.pop(); showWay(); }
  else return;
  event.preventDefault();
});
map.addEventListener('focus', drawMap);
map.addEventListener('blur', drawMap);
byId('map-in').addEventListener('click', () => zoomMap(2));
byId('map-out').addEventListener('click', () => zoomMap(0.5));
new ResizeObserver(drawMap).observe(map);

// ---- places and routes

const written = ([latitude, longitude]) => latitude.toFixed(6) + ',' + longitude.toFixed(6);

/** Puts the device at a place, or adds it to the route that is being drawn. */
function setPlace(place) {
  if (isDrawing) {
    if (way.length < 500) way.push(place);
    return showWay();
  }
  isUnderway = false;
  byId('location').value = written(place);
  change('location ' + written(place).replace(',', ' '));
  showPlace(written(place));
}

/** Shows where the device says that it is. */
function showPlace(text) {
  const numbers = text.split(',').map(Number);
  here = numbers.length === 2 && numbers.every(Number.isFinite) ? numbers : null;
  if (here) {
    const [x, y] = pixel(here), edge = 12;
    if (x < edge || y < edge || x > map.clientWidth - edge || y > map.clientHeight - edge) middle = [...here];
  }
  drawMap();
}

function showWay() {
  byId('route').setAttribute('aria-pressed', isDrawing);
  byId('route-go').disabled = way.length < 2;
  byId('route-go').textContent = isUnderway ? 'Stop' : 'Go';
  byId('route-clear').disabled = way.length === 0;
  byId('map-hint').textContent = isDrawing ? 'Click the places of the route, then Go.' : 'Click where the device is to be.';
  drawMap();
}

byId('route').addEventListener('click', () => { isDrawing = !isDrawing; showWay(); });
byId('route-clear').addEventListener('click', () => { way = []; isUnderway = false; showWay(); });
byId('route-go').addEventListener('click', () => {
  if (isUnderway) {
    isUnderway = false;
    if (here) change('location ' + here.join(' '));
  } else {
    isUnderway = true;
    isDrawing = false;
    change(`route ${byId('route-speed').value} ${way.map(written).join(' ')}`);
  }
  showWay();
});
showWay();
