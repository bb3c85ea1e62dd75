// The phone in three dimensions that is held and turned by the pointer or the arrow keys: the device's accelerometer measures
// how it is held.
'use strict';
const pose = byId('pose'), poseBody = byId('pose-body'), poseScreen = byId('pose-screen');

// The rotation from the device's axes (x right, y to the top, z out of the screen) to those of the room (x right, y up, z towards
// the viewer), row by row. Gravity, in the device's axes, is the second row with the other sign.
const UPRIGHT = [1, 0, 0, 0, 1, 0, 0, 0, 1], FLAT = [1, 0, 0, 0, 0, 1, 0, -1, 0], FACE_DOWN = [1, 0, 0, 0, 0, -1, 0, 1, 0];
let rotation = UPRIGHT, isPoseSent = true, poseSeen = '';

const times = (a, b) => [0, 3, 6].flatMap((row) => [0, 1, 2].map((column) =>
  a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]));

/** Turns the phone in the room: forwards about its x axis, and like a steering wheel about the axis to the viewer. */
function turnPose(forwards, sideways) {
  const [c, s, d, t] = [Math.cos(forwards), Math.sin(forwards), Math.cos(sideways), Math.sin(sideways)];
  setPose(straighten(times(times([1, 0, 0, 0, c, -s, 0, s, c], [d, t, 0, -t, d, 0, 0, 0, 1]), rotation)));
}

/** Removes what rounding has added: the rows are of length 1 and at right angles. */
function straighten(m) {
  const unit = (v) => v.map((part) => part / Math.hypot(...v));
  const up = unit(m.slice(3, 6)), across = m.slice(0, 3);
  const part = across.reduce((sum, value, at) => sum + value * up[at], 0);
  const right = unit(across.map((value, at) => value - part * up[at]));
  return [...right, ...up, right[1] * up[2] - right[2] * up[1], right[2] * up[0] - right[0] * up[2], right[0] * up[1] - right[1] * up[0]];
}

const gravity = () => rotation.slice(3, 6).map((part) => -part);

function setPose(m) {
  rotation = m;
  drawPose();
  if (isPoseSent) requestAnimationFrame(sendPose);
  isPoseSent = false;
}

/** Tells the device at most once for each frame. */
function sendPose() {
  isPoseSent = true;
  poseSeen = gravity().map((part) => part.toFixed(3)).join(' ');
  send('hold ' + poseSeen);
  showLean(poseSeen);
}

function drawPose() {
  const m = rotation;
  // In the browser's axes y points down.
  poseBody.style.transform = `rotateX(-12deg) matrix3d(${[m[0], -m[3], m[6], 0, -m[1], m[4], -m[7], 0, m[2], -m[5], m[8], 0, 0, 0, 0, 1].map((part) => part.toFixed(5)).join()})`;
  const [x, y, z] = gravity();
  byId('pose-text').textContent = `x ${x.toFixed(2)}  y ${y.toFixed(2)}  z ${z.toFixed(2)}`;
  pose.setAttribute('aria-valuetext', poseName(x, y, z));
}

function poseName(x, y, z) {
  const names = [['face up', -z], ['face down', z], ['upright', -y], ['upside down', y], ['on its left side', -x], ['on its right side', x]];
  const [name, share] = names.sort((a, b) => b[1] - a[1])[0];
  return share > 0.97 ? name : `tilted, mostly ${name}`;
}

/** Shows how another page, a command or a turn of the device holds it: the smallest turn of the phone that leads there. */
function showGravity(text) {
  if (text === poseSeen || !isPoseSent) return;
  const [x, y, z] = text.split(' ').map(Number), length = Math.hypot(x, y, z);
  // Without gravity the device falls: it may be held in any way.
  if (!(length > 0.01)) return;
  poseSeen = text;
  const up = [-x / length, -y / length, -z / length];
  // The right edge stays as it is seen; where that is what points up, the screen does.
  const level = Math.abs(up[0]) > 0.99 ? [0, up[0] > 0 ? -1 : 1, 0] : rotation.slice(0, 3);
  const isLine = Math.abs(level.reduce((sum, part, at) => sum + part * up[at], 0)) > 0.99;
  rotation = straighten([...(isLine ? [0, 0, 1] : level), ...up, 0, 0, 0]);
  drawPose();
}

let dragged = null;
pose.addEventListener('pointerdown', (event) => {
  if (event.pointerType === 'mouse' && event.button !== 0) return;
  pose.setPointerCapture(event.pointerId);
  dragged = [event.clientX, event.clientY];
  pose.classList.add('held');
});
pose.addEventListener('pointermove', (event) => {
  if (!dragged) return;
  turnPose((event.clientY - dragged[1]) / 90, (event.clientX - dragged[0]) / 90);
  dragged = [event.clientX, event.clientY];
});
for (const name of ['pointerup', 'pointercancel']) {
  pose.addEventListener(name, () => { dragged = null; pose.classList.remove('held'); });
}
pose.addEventListener('dblclick', () => setPose(UPRIGHT));
pose.addEventListener('keydown', (event) => {
  const step = (event.shiftKey ? 45 : 5) * Math.PI / 180;
  const turns = { ArrowLeft: [0, -step], ArrowRight: [0, step], ArrowUp: [-step, 0], ArrowDown: [step, 0] };
  const held = { Home: UPRIGHT, End: FLAT };
  if (turns[event.key]) turnPose(...turns[event.key]); else if (held[event.key]) setPose(held[event.key]); else return;
  event.preventDefault();
});
for (const [name, held] of [['upright', UPRIGHT], ['flat', FLAT], ['down', FACE_DOWN]]) {
  byId('pose-' + name).addEventListener('click', () => setPose(held));
}

// What the small phone shows is the device's screen, a few times a second while it can be seen.
setInterval(() => {
  if (panel.hidden || !byId('motion').open || !canvas.width || document.hidden) return;
  const context = poseScreen.getContext('2d', { alpha: false });
  poseScreen.height = Math.round(poseScreen.width * canvas.height / canvas.width);
  context.drawImage(canvas, 0, 0, poseScreen.width, poseScreen.height);
}, 200);

drawPose();
