// What the page shows beside the screen: what surrounds the device, the log, crashes, and the script that is recorded.
'use strict';
const panel = byId('panel'), more = byId('more'), recordButton = byId('record'), logText = byId('log'), paper = byId('paper');
const mostLogLines = 1000;
const renderingBoxes = document.querySelectorAll('[data-rendering]');
let unanswered = 0;  // changes that the device has not answered yet

/** What the device says about these, by the first word of the message. */
const panelMessages = {
  conditions(text) {
    // What was said since then counts.
    if (unanswered > 0 && --unanswered > 0) return;
    const [network, level, state, place, heading, motion, volume, silence, headset, proximity, keyboard, renderings] = text.split(' ');
    byId('network').value = network;
    byId('charge').value = level;
    byId('power').value = state;
    if (document.activeElement !== byId('location')) byId('location').value = place;
    byId('volume').value = volume;
    byId('silent').checked = silence === 'silent';
    byId('mute').setAttribute('aria-pressed', silence === 'silent');
    byId('headset').checked = headset === 'headset';
    byId('proximity').checked = proximity === 'near';
    byId('hardware-keyboard').checked = keyboard === 'keyboard';
    for (const box of renderingBoxes) box.checked = renderings.split(',').includes(box.dataset.rendering);
    isUnderway = motion === 'moving';
    showWay();
    showPlace(place);
    showHeading(Number(heading));
  },
  // What not every device has.
  parts(text) {
    const names = text.split(' '), has = (name) => names.includes(name);
    for (const id of ['louder', 'quieter']) byId(id).hidden = !has('volume-buttons');
    byId('mute').hidden = !has('silent-switch');
    byId('silent').parentElement.hidden = !has('silent-switch');
    byId('proximity').parentElement.hidden = !has('proximity');
    byId('microphone').parentElement.hidden = !has('microphone');
  },
  microphone(text) { showMicrophone(...text.split(' ')); },
  gravity(text) { showGravity(text); showLean(text); },
  settings(text) {
    const [language, region, zone, clock] = text.split(' ');
    for (const [name, value] of [['language', language], ['region', region], ['time-zone', zone === 'default' ? '' : zone], ['24-hour', clock]]) {
      byId(name).value = value;
    }
  },
  log(text) { addLines([text]); },
  logs(text) { logText.textContent = ''; addLines(text ? text.split('\n') : []); },
  recording(text) { recordButton.setAttribute('aria-pressed', text === 'on'); },
  script(text) { showPaper('The script', text, 'recorded.script'); },
  crash(text) {
    const end = text.indexOf('\n');
    showPaper(text.slice(0, end), text.slice(end + 1), 'crash.txt');
  },
};

function addLines(lines) {
  const isAtEnd = logText.scrollTop + logText.clientHeight > logText.scrollHeight - 20;
  for (const line of lines) logText.append(line + '\n');
  while (logText.childNodes.length > mostLogLines) logText.firstChild.remove();
  if (isAtEnd) logText.scrollTop = logText.scrollHeight;
}

/** Whether something beside the device takes the keys. */
const takesKeys = (event) => paper.open || panel.contains(event.target);

/** Shows a text in front of the device, which can be copied and saved. */
function showPaper(title, text, file) {
  byId('paper-title').textContent = title;
  byId('paper-text').value = text;
  const save = byId('paper-save');
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  save.download = file;
  if (!paper.open) paper.showModal();
}

byId('paper-copy').addEventListener('click', () => navigator.clipboard.writeText(byId('paper-text').value).catch(() => {}));
paper.addEventListener('close', () => focusKeys());
paper.addEventListener('click', (event) => { if (event.target === paper) paper.close(); });

function showPanel(isShown) {
  panel.hidden = !isShown;
  more.setAttribute('aria-pressed', isShown);
  document.body.classList.toggle('panel', isShown);
  arrange();
  send(isShown ? 'log on' : 'log off');
}
more.addEventListener('click', () => showPanel(panel.hidden));
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && panel.contains(document.activeElement)) { showPanel(false); more.focus(); return; }
  if (event.key !== 'F7') return;
  event.preventDefault();
  event.stopPropagation();
  showPanel(panel.hidden);
  if (panel.hidden) focusKeys(); else panel.querySelector('summary').focus();
}, true);

// Which parts are open is kept.
for (const part of panel.querySelectorAll('details')) {
  const kept = localStorage.getItem('part ' + part.id);
  if (kept) part.open = kept === 'open';
  part.addEventListener('toggle', () => localStorage.setItem('part ' + part.id, part.open ? 'open' : 'closed'));
}
recordButton.addEventListener('click', () => {
  send(recordButton.getAttribute('aria-pressed') === 'true' ? 'record off' : 'record on');
});

// ---- what surrounds the device

byId('conditions').addEventListener('submit', (event) => event.preventDefault());
function change(condition) { unanswered++; send(condition); }
byId('network').addEventListener('change', (event) => change('network ' + event.target.value));
const sendBattery = () => change(`battery ${byId('charge').value} ${byId('power').value}`);
byId('charge').addEventListener('change', sendBattery);
byId('power').addEventListener('change', sendBattery);

byId('volume').addEventListener('change', (event) => change('volume ' + event.target.value));
byId('silent').addEventListener('change', (event) => change('silent ' + (event.target.checked ? 'on' : 'off')));
byId('mute').addEventListener('click', () => change('silent ' + (byId('silent').checked ? 'off' : 'on')));
byId('headset').addEventListener('change', (event) => change('headset ' + (event.target.checked ? 'in' : 'out')));
byId('microphone').addEventListener('change', (event) => change('microphone ' + event.target.value));
byId('proximity').addEventListener('change', (event) => change('proximity ' + (event.target.checked ? 'near' : 'far')));
byId('hardware-keyboard').addEventListener('change', (event) => change('hardware-keyboard ' + (event.target.checked ? 'on' : 'off')));
for (const box of renderingBoxes) {
  box.addEventListener('change', () => change(`rendering ${box.dataset.rendering} ${box.checked ? 'on' : 'off'}`));
}

const compass = byId('compass');
function showHeading(degrees) {
  if (!Number.isFinite(degrees)) return;
  const shown = Math.round(degrees) % 360;
  if (document.activeElement !== byId('heading')) byId('heading').value = shown;
  compass.style.setProperty('--heading', degrees + 'deg');
  compass.setAttribute('aria-valuenow', shown);
}
function turnTo(degrees) {
  const whole = ((Math.round(degrees) % 360) + 360) % 360;
  byId('heading').value = whole;
  showHeading(whole);
  change('heading ' + whole);
}
byId('heading').addEventListener('change', (event) => { if (event.target.reportValidity()) turnTo(Number(event.target.value) || 0); });
function turnTowards(event) {
  const box = compass.getBoundingClientRect();
  const x = event.clientX - box.left - box.width / 2, y = event.clientY - box.top - box.height / 2;
  if (Math.hypot(x, y) > 3) turnTo(Math.atan2(x, -y) * 180 / Math.PI);
}
compass.addEventListener('pointerdown', (event) => { compass.setPointerCapture(event.pointerId); turnTowards(event); });
compass.addEventListener('pointermove', (event) => { if (event.buttons) turnTowards(event); });
// It is in a label, whose field must not take the focus.
compass.addEventListener('click', (event) => { event.preventDefault(); compass.focus(); });
compass.addEventListener('keydown', (event) => {
  const way = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5, PageUp: 45, PageDown: -45 }[event.key];
  if (!way && event.key !== 'Home') return;
  event.preventDefault();
  turnTo(way ? Number(byId('heading').value) + way : 0);
});
showHeading(0);

// Names in the languages themselves; what is not in the list can be typed.
const tongues = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pt-BR', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'ru', 'tr', 'el', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'ar', 'he', 'th'];
const regions = ['en_US', 'en_GB', 'de_DE', 'de_CH', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'pt_BR', 'sv_SE', 'pl_PL', 'ru_RU', 'ja_JP', 'ko_KR', 'zh_CN', 'ar_EG', 'he_IL'];
function offer(list, values, name) {
  for (const value of values) {
    const option = byId(list).appendChild(document.createElement('option'));
    option.value = value;
    option.textContent = name(value);
  }
}
offer('languages', tongues, (tag) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag));
offer('regions', regions, (name) => new Intl.DisplayNames(['en'], { type: 'region' }).of(name.slice(-2)));
offer('zones', Intl.supportedValuesOf('timeZone'), (name) => name.replaceAll('_', ' '));
for (const name of ['language', 'region', 'time-zone', '24-hour']) {
  byId(name).addEventListener('change', (event) => {
    send(`setting ${name} ${encodeURIComponent(event.target.value.trim() || 'default')}`);
  });
}

for (const button of document.querySelectorAll('[data-remote]')) {
  button.addEventListener('click', () => send('remote ' + button.dataset.remote));
}
byId('caller').addEventListener('submit', (event) => {
  event.preventDefault();
  const number = byId('number').value.replace(/[^\w@.+*#() -]/g, '').trim(), text = byId('text').value;
  if (event.submitter && event.submitter.name === 'ring') {
    send('ring ' + encodeURIComponent(number));
  } else if (number && text) {
    send(`text ${encodeURIComponent(number)} ${text}`);
    byId('text').value = '';
  } else {
    (number ? byId('text') : byId('number')).focus();
  }
});
byId('location').addEventListener('change', (event) => {
  const text = event.target.value.trim();
  const place = text.match(/^(-?\d+(?:\.\d+)?)[,\s]+(-?\d+(?:\.\d+)?)$/);
  const isKnown = place && Math.abs(place[1]) <= 90 && Math.abs(place[2]) <= 180;
  event.target.setCustomValidity(isKnown || text === 'none' ? '' : 'Latitude and longitude in degrees, or none');
  if (!event.target.reportValidity()) return;
  isUnderway = false;
  change(isKnown ? `location ${place[1]} ${place[2]}` : 'location none');
  showPlace(isKnown ? `${place[1]},${place[2]}` : 'none');
});
