// Keyboard, input methods and clipboard. Keys go to an invisible text field, in which the browser composes text; at
// other times the field is empty.
'use strict';
const keys = byId('keys'), tools = byId('tools');
const held = new Map();   // keys that are down on the device, by code: their modifiers and texts
let composes = false;     // an input method is composing
let follows = false;      // the previous key was a dead key, so the browser composes the result
let deviceText = null;    // the last known text on the device's clipboard
let unwritten = null;     // the text that could not be written to the browser's clipboard yet

const shortcuts = { h: 'home', l: 'lock', z: 'shake', m: 'memory-warning', arrowleft: 'rotate-left', arrowright: 'rotate-right',
  arrowup: 'volume-up', arrowdown: 'volume-down' };
const LONGEST_COMPOSED = 1024;  // in UTF-16 code units, each at most four bytes

const sizes = { 0: 'fit', 1: 'pixel' };

function focusKeys() { if (!help.open && !paper.open) keys.focus({ preventScroll: true }); }

// ---- focus: no element keeps it, so that typing always reaches the device

for (const part of [stage, tools]) {
  part.addEventListener('mousedown', (event) => { if (event.target !== zoomMenu) event.preventDefault(); });
}
addEventListener('focus', () => { if (document.activeElement === document.body) focusKeys(); });
tools.addEventListener('click', (event) => { if (event.detail > 0 && event.target !== zoomMenu) focusKeys(); });

/** Whether a tool focused with F6 handles the key itself. */
const belongsToTool = (event) => tools.contains(event.target)
  && (['Tab', 'Enter', ' '].includes(event.key) || event.target === zoomMenu || event.target === tiltPad);

document.addEventListener('keydown', (event) => {
  if (help.open || takesKeys(event)) return;
  if (event.key === 'F1') { event.preventDefault(); return help.showModal(); }
  if (event.key === 'F6') { event.preventDefault(); return tools.contains(event.target) ? focusKeys() : tools.querySelector('button').focus(); }
  if (event.isComposing || event.keyCode === 229) return;
  if (event.key === 'Dead') { follows = true; return; }
  if (belongsToTool(event)) { if (event.key === 'Escape') focusKeys(); return; }
  if (document.activeElement !== keys) focusKeys();
  if (/^(Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/.test(event.key)) return;
  if (follows) { follows = false; if (event.key.length === 1) return; }
  const isText = event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey);
  if (!isText) {
    const name = event.key.toLowerCase();
    const shortcut = event.ctrlKey && !event.altKey && !event.metaKey && shortcuts[name];
    if (shortcut && !(name === 'z' && byId('hardware-keyboard').checked)) { event.preventDefault(); if (!event.repeat || shortcut.startsWith('volume')) press(shortcut); return; }
    if (event.ctrlKey && name === 'enter') { event.preventDefault(); return toggleFull(); }
    if (event.ctrlKey && sizes[name]) { event.preventDefault(); return setZoom(sizes[name]); }
    // Pasting must start in the browser, which alone may read the clipboard; other letters with Ctrl are browser
    // commands.
    if (name.length === 1 && !'acxz'.includes(name)) return;
    writeClipboard();
  }
  event.preventDefault();
  key('down', event.code, modifiersOf(event), isText && [...event.key].length === 1 ? event.key : '');
});
document.addEventListener('keyup', (event) => lift(event.code));
addEventListener('blur', () => { for (const code of held.keys()) lift(code); });

const modifiersOf = (event) => event.getModifierState('AltGraph') ? 0
  : (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);

function key(phase, code, modifiers, text) {
  code ||= 'Unidentified';
  held.set(code, { modifiers, text });
  send(`key ${phase} ${code} ${modifiers} ${encodeURIComponent(text)}`);
}

function lift(code) {
  const { modifiers, text } = held.get(code) ?? {};
  if (modifiers === undefined) return;
  key('up', code, modifiers, text);
  held.delete(code);
}

// ---- composed text: accents, input methods, keyboards of touch screens

// The composed text is shown in the app's text field as marked text, with the same selection as in the invisible field.

keys.addEventListener('compositionstart', () => { placeKeys(); composes = true; });
keys.addEventListener('compositionend', () => handOver());
keys.addEventListener('input', (event) => {
  if (!event.isComposing) return handOver();
  if (keys.value.length <= LONGEST_COMPOSED) send(`compose ${keys.selectionStart} ${keys.selectionEnd} ${keys.value}`);
});
// A touch ends composing and keeps the text.
stage.addEventListener('pointerdown', () => { if (composes) { keys.blur(); focusKeys(); } }, { capture: true });

function handOver() {
  const text = keys.value;
  keys.value = '';
  follows = false;
  for (const part of parts(text)) send('type ' + part);
  if (composes && !text) send('compose 0 0 ');
  composes = false;
}

/** Splits a text into pieces that are short enough for a message, between characters. */
function parts(text) {
  const letters = [...text], found = [];
  while (letters.length) found.push(letters.splice(0, LONGEST_COMPOSED / 2).join(''));
  return found;
}

/** Moves the field to the lower edge of the screen, where input methods then show their windows. */
function placeKeys() {
  const screenBox = canvas.getBoundingClientRect(), box = stage.getBoundingClientRect();
  keys.style.left = screenBox.left + screenBox.width / 2 - box.left + stage.scrollLeft + 'px';
  keys.style.top = Math.min(screenBox.bottom, box.top + stage.clientHeight) - box.top + stage.scrollTop - 24 + 'px';
}

// On a touch screen the browser's keyboard is shown by the button, not by each touch.
if (matchMedia('(pointer: coarse)').matches) keys.inputMode = 'none';
byId('keyboard').addEventListener('click', () => {
  const shows = keys.inputMode === 'none';
  keys.inputMode = shows ? 'text' : 'none';
  byId('keyboard').setAttribute('aria-pressed', shows);
  keys.blur();
  focusKeys();
});

// ---- the clipboard

const LONGEST = 512 << 10;  // in bytes

document.addEventListener('paste', (event) => {
  if (help.open) return;
  event.preventDefault();
  const text = event.clipboardData.getData('text/plain');
  if (new TextEncoder().encode(text).length > LONGEST) { status.textContent = 'What is on the clipboard is too long for the device.'; return; }
  if (text && text !== deviceText) { deviceText = text; send('clipboard ' + text); }
  key('down', 'KeyV', 2, '');
  lift('KeyV');
});

/** Called when an app has copied a text on the device. */
function copied(text) {
  deviceText = unwritten = text;
  writeClipboard();
}

/** Writes the text to the browser's clipboard. Browsers permit it only to the focused page, some only after a key or
 * click; then it is tried again. */
function writeClipboard() {
  if (unwritten === null || !document.hasFocus() || !navigator.clipboard) return;
  const text = unwritten;
  navigator.clipboard.writeText(text).then(() => { if (unwritten === text) unwritten = null; }, () => {});
}
addEventListener('pointerup', writeClipboard);
addEventListener('focus', writeClipboard);
