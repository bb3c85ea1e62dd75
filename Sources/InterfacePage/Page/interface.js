'use strict';

// The page of `verger ib`: what the command says of a document (JSON, one message whenever the file is saved) as a list, a
// picture with the selected object marked, and an inspector. Nothing is sent back.

const $ = id => document.getElementById(id);
const token = new URLSearchParams(location.search).get('token') || '';
const page = window.interfacePage = { messages: 0, connections: 0 };

let state = null;          // the last message
let selected = -1;         // number of an object
let hovered = -1;
let others = [];           // objects at the far end of the connection under the pointer
const closed = new Set();  // keys of objects whose children are not shown

function make(tag, className, ...content) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

// MARK: The document

const objects = () => state && state.document ? state.document.objects : [];

// An object's own name stays the same from save to save; its number may not.
const key = number => { const object = objects()[number]; return object ? object.identifier || object.title : null; };

function parents() {
  const result = new Map();
  objects().forEach((object, number) => object.children.forEach(child => result.set(child, number)));
  return result;
}

function receive(message) {
  if (message.bye) { $('status').textContent = message.bye; return; }
  const before = key(selected);
  state = message;
  selected = before === null ? -1 : objects().findIndex(object => (object.identifier || object.title) === before);
  if (selected < 0) selected = firstOfInterest();
  hovered = -1;
  others = [];
  document.title = `${state.name} – Interface`;
  $('name').textContent = state.name;
  $('name').title = state.path;
  $('family').textContent = state.document ? state.document.family : '';
  showError();
  showTree();
  showPicture();
  showInspector();
  showProblems();
  page.messages += 1;
}

// What a person opens a document for: the first view, else the first object.
function firstOfInterest() {
  const withFrame = objects().findIndex(object => object.frame);
  return withFrame >= 0 ? withFrame : objects().length ? 0 : -1;
}

function showError() {
  const problem = state.error;
  $('error').hidden = !problem && !state.pictureError;
  if (problem) {
    const place = problem.line > 0 ? `Line ${problem.line}: ` : '';
    $('error').replaceChildren(make('strong', '', place + problem.message));
    if (problem.cure) $('error').append(make('small', '', problem.cure));
    if (state.document) $('error').append(make('small', '', 'Below is the document as it was last readable.'));
  } else if (state.pictureError) {
    $('error').replaceChildren(make('strong', '', 'No picture'), make('small', '', state.pictureError));
  }
  const counts = ['error', 'warning', 'notice'].map(severity => problems().filter(p => p.severity === severity).length);
  const words = ['error', 'warning', 'notice'].map((word, i) => counts[i] ? `${counts[i]} ${word}${counts[i] > 1 ? 's' : ''}` : '')
    .filter(Boolean);
  $('status').textContent = problem ? 'The file cannot be read' : words.join(', ') || 'No problems';
}

// MARK: The list

function visibleRows() {
  const rows = [];
  const filter = $('search').value.trim().toLowerCase();
  const matches = object => !filter || `${object.title} ${object.type}`.toLowerCase().includes(filter);
  const hasMatch = number => matches(objects()[number]) || objects()[number].children.some(hasMatch);
  const walk = (number, depth) => {
    if (!hasMatch(number)) return;
    rows.push({ number, depth });
    if (filter || !closed.has(key(number))) objects()[number].children.forEach(child => walk(child, depth + 1));
  };
  if (state && state.document) state.document.roots.forEach(root => walk(root, 0));
  return rows;
}

const symbols = { responder: '1', controller: 'C', text: 'T', item: '◆', control: '⌾', view: '', window: '', image: '', owner: '', object: '' };

function showTree() {
  $('tree').replaceChildren(...visibleRows().map(({ number, depth }) => {
    const object = objects()[number];
    const toggle = make('button', `toggle ${object.children.length ? '' : 'none'} ${closed.has(key(number)) ? '' : 'open'}`);
    toggle.tabIndex = -1;
    toggle.ariaLabel = 'Show what is in it';
    toggle.onclick = event => { event.stopPropagation(); flip(number); };
    const name = make('span', 'name', toggle, make('span', `icon ${object.icon}`, symbols[object.icon] || ''), make('b', '', object.title));
    const row = make('li', 'row', name, make('span', 'type', object.type));
    row.role = 'treeitem';
    row.dataset.number = number;
    row.title = `${object.title} – ${object.type}, line ${object.line}`;
    row.ariaSelected = number === selected;
    row.style.setProperty('--depth', depth);
    row.classList.toggle('selected', number === selected);
    row.onclick = () => select(number);
    row.onmouseenter = () => hover(number);
    row.onmouseleave = () => hover(-1);
    return row;
  }));
}

function flip(number, open = closed.has(key(number))) {
  if (open) closed.delete(key(number)); else closed.add(key(number));
  showTree();
}

function select(number) {
  if (number < 0 || number >= objects().length) return;
  selected = number;
  others = [];
  const above = parents();
  for (let parent = above.get(number); parent !== undefined; parent = above.get(parent)) closed.delete(key(parent));
  showTree();
  showMarks();
  showInspector();
  const row = document.querySelector('.row.selected');
  if (row) row.scrollIntoView({ block: 'nearest' });
}

function hover(number) {
  hovered = number;
  document.querySelectorAll('.row').forEach(row => row.classList.toggle('hover', Number(row.dataset.number) === number && number !== selected));
  showMarks();
}

$('tree').addEventListener('keydown', event => {
  const rows = visibleRows().map(row => row.number);
  const place = rows.indexOf(selected);
  switch (event.key) {
    case 'ArrowDown': select(rows[Math.min(place + 1, rows.length - 1)]); break;
    case 'ArrowUp': select(rows[Math.max(place - 1, 0)]); break;
    case 'ArrowRight': flip(selected, true); break;
    case 'ArrowLeft':
      if (objects()[selected].children.length && !closed.has(key(selected))) flip(selected, false);
      else if (parents().has(selected)) select(parents().get(selected));
      break;
    default: return;
  }
  event.preventDefault();
});
$('search').addEventListener('input', showTree);

// MARK: The picture

function showPicture() {
  const picture = state.picture;
  $('stage').hidden = !picture;
  $('nothing').hidden = Boolean(picture);
  $('nothing').textContent = state.error ? 'There is no picture yet.' : 'There is nothing to show in this document.';
  if (picture) {
    $('stage').style.width = `${picture.width}px`;
    $('stage').style.height = `${picture.height}px`;
    if ($('picture').src !== picture.source) $('picture').src = picture.source;
    $('stage').classList.toggle('stale', Boolean(state.error || state.pictureError));
  }
  showMarks();
}

function mark(number, className) {
  const object = objects()[number];
  if (!object || !object.frame) return null;
  const [x, y, width, height] = object.frame;
  const element = make('div', `mark ${className}`);
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (className === 'selected') {
    for (const [left, top] of [[0, 0], [.5, 0], [1, 0], [0, .5], [1, .5], [0, 1], [.5, 1], [1, 1]]) {
      const handle = make('i', '');
      Object.assign(handle.style, { left: `calc(${left * 100}% - 3.5px)`, top: `calc(${top * 100}% - 3.5px)` });
      element.append(handle);
    }
    const round = value => String(Math.round(value * 10) / 10);
    element.append(make('em', '', `${round(width)} × ${round(height)} at ${round(x)}, ${round(y)}`));
  }
  return element;
}

function showMarks() {
  const marks = [hovered !== selected ? mark(hovered, 'hover') : null, ...others.map(number => mark(number, 'other')), mark(selected, 'selected')];
  $('marks').replaceChildren(...marks.filter(Boolean));
}

// The innermost object at a point: the last in the order of the list.
function objectAt(event) {
  const corner = $('stage').getBoundingClientRect();
  const [x, y] = [event.clientX - corner.left, event.clientY - corner.top];
  let found = -1;
  objects().forEach((object, number) => {
    if (!object.frame) return;
    const [left, top, width, height] = object.frame;
    if (x >= left && y >= top && x < left + width && y < top + height) found = number;
  });
  return found;
}

$('stage').addEventListener('mousemove', event => { const number = objectAt(event); if (number !== hovered) hover(number); });
$('stage').addEventListener('mouseleave', () => hover(-1));
$('stage').addEventListener('click', event => select(objectAt(event)));

// MARK: The inspector

// "IBUITextAlignment" in words: "Text Alignment".
const words = name => name.replace(/^(IBUI|NS|IB)(?=[A-Z])/, '').replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/^[a-z]/, c => c.toUpperCase());

function property({ key: name, line, value }) {
  const term = make('dt', '', words(name));
  term.title = line ? `${name}, line ${line}` : name;
  const content = make('dd', '');
  if (value.colour) {
    const swatch = make('span', 'swatch');
    swatch.style.setProperty('--colour', `linear-gradient(${value.colour}, ${value.colour})`);
    content.append(swatch, value.text);
  } else if ('on' in value) {
    const check = make('span', 'check', value.on ? '✓' : '');
    check.title = value.text;
    content.append(check);
  } else if (value.parts && value.parts.length) {
    content.append(make('details', '', make('summary', '', value.text), ...value.parts.map(property)));
  } else {
    content.append(value.text === '' ? '“”' : value.text);
  }
  return make('dl', 'property', term, content);
}
page.words = words;

function showInspector() {
  const object = objects()[selected];
  $('subject').replaceChildren();
  $('attributes').replaceChildren();
  $('connections').replaceChildren();
  if (!object) return;
  const place = object.identifier ? `, identifier ${object.identifier}` : '';
  $('subject').append(make('strong', '', object.title), make('span', '', `${object.type}${place}, line ${object.line}`));
  const attributes = object.properties.map(property);
  if (object.visibleAtLaunch) attributes.unshift(property({ key: 'VisibleAtLaunch', value: { text: 'Yes', on: true } }));
  if (object.attributes.length) {
    attributes.push(make('div', 'group', 'User Defined Runtime Attributes'), ...object.attributes.map(property));
  }
  $('attributes').append(...(attributes.length ? attributes : [make('p', '', 'None')]));
  const all = state.document.connections;
  const groups = [
    ['Outlets', all.filter(c => c.source === selected && c.kind !== 'action'), c => c.destination],
    ['Events', all.filter(c => c.source === selected && c.kind === 'action'), c => c.destination],
    ['Referencing Outlets', all.filter(c => c.destination === selected && c.kind !== 'action'), c => c.source],
    ['Received Actions', all.filter(c => c.destination === selected && c.kind === 'action'), c => c.source],
  ].filter(([, connections]) => connections.length);
  if (!groups.length) $('connections').append(make('p', '', 'None'));
  for (const [title, connections, farEnd] of groups) {
    $('connections').append(make('div', 'group', title), ...connections.map(c => connectionButton(c, farEnd(c))));
  }
}

function connectionButton(connection, other) {
  const label = make('span', '', connection.label);
  if (connection.event) label.append(make('small', '', connection.event));
  if (connection.kind === 'collection') label.append(make('small', '', 'collection'));
  const button = make('button', 'connection', label, make('span', 'way', connection.source === other ? '←' : '→'), make('span', '', objects()[other].title));
  button.title = `line ${connection.line}`;
  button.onclick = () => select(other);
  const point = numbers => { others = numbers; showMarks(); };
  button.onmouseenter = button.onfocus = () => point([other]);
  button.onmouseleave = button.onblur = () => point([]);
  return button;
}

// MARK: Problems

const problems = () => state && state.document && !state.error ? state.document.problems : [];

function showProblems() {
  $('problems').replaceChildren(...problems().map(problem => {
    const line = problem.line > 0 ? `line ${problem.line}` : '';
    const sign = { error: '⛔', warning: '⚠️', notice: 'ℹ️' }[problem.severity];
    const button = make('button', problem.severity, make('span', '', sign), make('span', 'line', line), make('span', '', problem.message));
    button.onclick = () => { if ('object' in problem) select(problem.object); };
    return button;
  }));
}

// MARK: The connection

let wait = 250;
let isOver = false;

function connect() {
  const socket = page.socket = new WebSocket(`ws://${location.host}/document?token=${encodeURIComponent(token)}`);
  socket.onopen = () => { wait = 250; page.connections += 1; };
  socket.onmessage = event => {
    const message = JSON.parse(event.data);
    isOver = Boolean(message.bye);
    receive(message);
  };
  socket.onclose = () => {
    if (!isOver) $('status').textContent = 'The command is not there; start verger ib again.';
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 4000);
  };
}
connect();
