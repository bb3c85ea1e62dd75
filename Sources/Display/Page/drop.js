// Files that are dropped on the page: sent to the device one after the other, in parts, each when the device asks for it.
'use strict';
const PART = 192 * 1024, LARGEST = 1 << 30;
const dropped = [];      // files that wait
let sending = null;      // the file that is being sent, and how much of it was
const dropMessages = {
  more() { sendPart(); },
  dropped(text) {
    status.textContent = text;
    sending = null;
    sendNext();
  },
};

function sendNext() {
  if (sending || !dropped.length) return;
  const file = dropped.shift();
  if (file.size > LARGEST) { status.textContent = file.name + ' is larger than a gigabyte.'; return sendNext(); }
  sending = { file, offset: 0 };
  status.textContent = 'Sending ' + file.name + '…';
  send('file ' + file.size + ' ' + encodeURIComponent(file.name));
}

async function sendPart() {
  if (!sending) return;
  const { file, offset } = sending;
  if (offset >= file.size) return;
  sending.offset = offset + PART;
  try {
    const bytes = new Uint8Array(await file.slice(offset, offset + PART).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    send('part ' + btoa(text));
  } catch {
    // A folder, or a file that is gone.
    status.textContent = file.name + ' cannot be read.';
    sending = null;
    sendNext();
  }
}

function forgetDropped() { dropped.length = 0; sending = null; }

addEventListener('dragover', (event) => { event.preventDefault(); document.body.classList.add('dropping'); });
addEventListener('dragleave', (event) => { if (!event.relatedTarget) document.body.classList.remove('dropping'); });
addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('dropping');
  // What is there must be asked for at once: later the list is empty.
  const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry?.());
  [...event.dataTransfer.files].forEach((file, index) => drop(file, entries[index]));
});

async function drop(file, entry) {
  try {
    if (entry?.isDirectory && !/\.app$/i.test(entry.name)) throw new Error(entry.name + ' is a folder, and no app.');
    dropped.push(entry?.isDirectory ? await packBundle(entry) : file);
    sendNext();
  } catch (error) {
    status.textContent = error.message || file.name + ' cannot be read.';
  }
}
