// Fingers on the screen from a mouse, touch screen, wheel or trackpad, and their marks on the picture.
'use strict';
const marks = byId('fingers');
const fingers = new Map();  // from pointer identifier to finger number
const shown = new Map();    // from the name of a mark to its element
// Finger numbers that are not given to pointers.
const PINCH = [13, 14], ROLL = 15;

const middleOfScreen = () => [screen.width / screen.scale / 2, screen.height / screen.scale / 2];

function mark(name, [x, y], kind = '') {
  let element = shown.get(name);
  if (!element) shown.set(name, element = marks.appendChild(document.createElement('i')));
  element.className = kind;
  element.style.left = x * zoom + 'px';
  element.style.top = y * zoom + 'px';
}

function unmark(...names) {
  for (const name of names) { shown.get(name)?.remove(); shown.delete(name); }
}

function touch(phase, finger, point) {
  const [x, y] = point;
  if (phase === 'began' || phase === 'moved') mark(finger, point, 'down'); else unmark(finger);
  send(`touch ${phase} ${finger} ${x.toFixed(2)} ${y.toFixed(2)} ${performance.now().toFixed(3)}`);
}

/** Forgets all fingers after the connection was lost: the device has lifted them. */
function forgetFingers() {
  fingers.clear();
  mirrored = roll = spread = null;
  unmark(...shown.keys());
}

// ---- the second finger, which Alt adds to a mouse, opposite the first one

let mirrored = null;               // its finger number; null for none
let anchor = null, last = [0, 0];  // the point halfway between the two fingers, and the last position of the first one

/** The position of the second finger. With Shift held, both move in parallel and the anchor with them. */
function mirror([x, y], moves) {
  anchor ??= middleOfScreen();
  if (moves) anchor = [anchor[0] + x - last[0], anchor[1] + y - last[1]];
  last = [x, y];
  const other = [2 * anchor[0] - x, 2 * anchor[1] - y];
  mark('anchor', anchor, 'anchor');
  return other;
}

/** Marks the positions at which a click would put the two fingers down. */
function preview(event) {
  if (fingers.size > 0 || event.pointerType !== 'mouse') return;
  if (!event.altKey) return endPreview();
  const point = locate(event);
  // There is no previous position before the first event.
  mark('second', mirror(point, event.shiftKey && shown.has('first')));
  mark('first', point);
}

function endPreview() {
  unmark('first', 'second');
  if (mirrored !== null) return;
  unmark('anchor');
  anchor = null;
}

addEventListener('keyup', (event) => { if (event.key === 'Alt') endPreview(); });
addEventListener('blur', endPreview);
canvas.addEventListener('pointerleave', () => { if (fingers.size === 0) endPreview(); });

// ---- pointers

canvas.addEventListener('pointerdown', (event) => {
  if (event.pointerType === 'mouse' && event.button !== 0) return;
  event.preventDefault();
  focusKeys();
  endRoll();
  canvas.setPointerCapture(event.pointerId);
  let finger = 1;
  while ([...fingers.values()].includes(finger) || finger === mirrored) finger++;
  if (finger >= PINCH[0]) return;
  unmark('first', 'second');
  fingers.set(event.pointerId, finger);
  const point = locate(event);
  touch('began', finger, point);
  if (event.altKey && mirrored === null) {
    mirrored = finger + 1;
    touch('began', mirrored, mirror(point, false));
  }
});
canvas.addEventListener('pointermove', (event) => {
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) return preview(event);
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
    if (mirrored !== null) {
      touch(phase, mirrored, mirror(point, event.shiftKey));
      mirrored = null;
      preview(event);
    }
  });
}
canvas.addEventListener('contextmenu', (event) => event.preventDefault());

// ---- wheels and trackpads: one finger that drags the content under the pointer, or two fingers for a pinch
//
// These fingers are cancelled at the end instead of being lifted, so that a wheel never causes a tap. Only those of a
// pinch that has moved are lifted.

const LINE = 18, REST = 120, EDGE = 2, TAP = 12;
// The distance in points after which a scroll view starts to drag. It is not part of the scroll distance.
const NOTICE = 10;
let roll = null;    // {at, from, left, time}: finger position, pointer position, remaining distance, time of last event
let spread = null;  // {centre, way, from, now, goal, most, time}: two fingers, each at distance `now` from the centre

canvas.addEventListener('wheel', (event) => {
  event.preventDefault();
  if (fingers.size > 0) return;
  const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? canvas.clientHeight * 0.8 : 1;
  if (event.ctrlKey) return pinch(event, Math.exp(-event.deltaY * unit / 100));
  if (spread) return;
  const [x, y] = directed(-event.deltaX * unit, -event.deltaY * unit);
  if (!roll) {
    roll = { at: null, left: [0, 0] };
    requestAnimationFrame(rollOn);
  }
  roll.left = [roll.left[0] + x, roll.left[1] + y];
  roll.from = locate(event);
  roll.time = performance.now();
}, { passive: false });

function rollOn() {
  if (!roll) return;
  // A wheel turns in steps, of which each is distributed over several frames.
  const step = roll.left.map((way) => Math.abs(way) < 1 ? way : way * 0.4);
  if (step[0] || step[1]) {
    if (!roll.at || isOutside([roll.at[0] + step[0], roll.at[1] + step[1]])) putDown(step);
    roll.at = [roll.at[0] + step[0], roll.at[1] + step[1]];
    roll.left = [roll.left[0] - step[0], roll.left[1] - step[1]];
    touch('moved', ROLL, roll.at);
  } else if (performance.now() - roll.time > REST) {
    return endRoll();
  }
  requestAnimationFrame(rollOn);
}

/** Puts the finger down at the pointer, or farther back if there is no room to move, as a hand does that scrolls again
 * and again. */
function putDown(step) {
  endTouch();
  const length = Math.hypot(...step), way = step.map((part) => part / length);
  let at = roll.from;
  if (isOutside([at[0] + way[0] * 48, at[1] + way[1] * 48])) at = [at[0] - way[0] * 48, at[1] - way[1] * 48];
  touch('began', ROLL, at);
  roll.at = [at[0] + way[0] * NOTICE, at[1] + way[1] * NOTICE];
  touch('moved', ROLL, roll.at);
}

function endTouch() { if (roll.at) touch('cancelled', ROLL, roll.at); }

function isOutside([x, y]) {
  return x < EDGE || y < EDGE || x > screen.width / screen.scale - EDGE || y > screen.height / screen.scale - EDGE;
}

function endRoll() {
  if (roll) endTouch();
  roll = null;
}

function pinch(event, factor) {
  endRoll();
  if (!spread) {
    spread = startOfPinch(locate(event), factor);
    touchPinch('began');
    requestAnimationFrame(pinchOn);
  }
  spread.goal *= factor;
  spread.time = performance.now();
}

/** The start of a pinch with room to move: horizontal or vertical, whichever gives a greater distance to the edges. */
function startOfPinch([x, y], factor) {
  const across = Math.min(x, screen.width / screen.scale - x), down = Math.min(y, screen.height / screen.scale - y);
  const most = Math.max(across, down, 40), now = factor > 1 ? Math.min(40, most / 2) : most * 0.9;
  return { centre: [x, y], way: across > down ? [1, 0] : [0, 1], now, from: now, goal: now, most, time: 0 };
}

function touchPinch(phase) {
  const { centre, way, now } = spread;
  for (const [index, sign] of [[0, 1], [1, -1]]) {
    touch(phase, PINCH[index], [centre[0] + sign * way[0] * now, centre[1] + sign * way[1] * now]);
  }
}

function endPinch() { touchPinch(Math.abs(spread.now - spread.from) > TAP ? 'ended' : 'cancelled'); }

function pinchOn() {
  if (!spread) return;
  const way = spread.goal - spread.now;
  if (Math.abs(way) > 0.05) {
    spread.now += way * 0.5;
    touchPinch('moved');
    if (spread.now > spread.most || spread.now < 12) {
      // The fingers have reached the edge: they are put down again for the remaining distance.
      const rest = spread.goal / spread.now, { centre, time } = spread;
      endPinch();
      spread = { ...startOfPinch(centre, rest > 1 || spread.now > spread.most ? 2 : 0.5), time };
      spread.goal = spread.now * rest;
      touchPinch('began');
    }
  } else if (performance.now() - spread.time > REST) {
    endPinch();
    spread = null;
    return;
  }
  requestAnimationFrame(pinchOn);
}
