// Folders of apps that are dropped on the page: packed into an archive, as the device takes apps.
'use strict';
const MOST_FILES = 20000;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? value >>> 1 ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes) {
  let value = -1;
  for (const byte of bytes) value = value >>> 8 ^ crcTable[(value ^ byte) & 255];
  return ~value >>> 0;
}

/** The files below a folder: a list of their paths from it and themselves. */
async function filesIn(folder, path = '', found = []) {
  const reader = folder.createReader();
  for (;;) {
    // A reader gives at most a hundred entries at once.
    const entries = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (!entries.length) return found;
    for (const entry of entries) {
      if (entry.isDirectory) await filesIn(entry, path + entry.name + '/', found);
      else found.push([path + entry.name, await new Promise((resolve, reject) => entry.file(resolve, reject))]);
      if (found.length > MOST_FILES) throw new Error(folder.name + ' has too many files.');
    }
  }
}

/** A record of a ZIP archive: numbers of 2 or 4 bytes, in turn with their lengths. */
function record(...fields) {
  const bytes = [];
  for (let at = 0; at < fields.length; at += 2) {
    for (let byte = 0; byte < fields[at]; byte++) bytes.push(Math.floor(fields[at + 1] / 256 ** byte) % 256);
  }
  return Uint8Array.from(bytes);
}

/** Packs `NAME.app` into an archive with the folder Payload. Browsers do not tell which files are programs: all may be. */
async function packBundle(folder) {
  const files = await filesIn(folder), parts = [], directory = [];
  let offset = 0, length = 0;
  if (files.reduce((size, [, file]) => size + file.size, 0) > LARGEST) throw new Error(folder.name + ' is larger than a gigabyte.');
  for (const [path, file] of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = new TextEncoder().encode('Payload/' + folder.name + '/' + path);
    // Not compressed, names in UTF-8.
    const common = [2, 20, 2, 0x800, 2, 0, 2, 0, 2, 0x21, 4, checksum(bytes), 4, bytes.length, 4, bytes.length, 2, name.length, 2, 0];
    const head = record(4, 0x04034b50, ...common);
    directory.push(record(4, 0x02014b50, 2, 0x314, ...common, 2, 0, 2, 0, 2, 0, 4, 0o100755 * 65536, 4, offset), name);
    parts.push(head, name, bytes);
    offset += head.length + name.length + bytes.length;
  }
  for (const part of directory) length += part.length;
  const end = record(4, 0x06054b50, 2, 0, 2, 0, 2, files.length, 2, files.length, 4, length, 4, offset, 2, 0);
  return new File([...parts, ...directory, end], folder.name.replace(/\.app$/i, '') + '.ipa');
}
