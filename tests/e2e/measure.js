// Finds words that are cut off, lie over each other, leave the window or are too small to read, and cards over cards. Answers a list of complaints.
() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    found.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const name = (one) =>
    `${(one.className?.baseVal ?? one.className ?? one.tagName).toString().split(' ').slice(0, 2).join('.')}: ` +
    (one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
  const scrolls = (style) => /(auto|scroll)/.test(style.overflowX + style.overflowY);
  const scroller = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) if (scrolls(getComputedStyle(at))) return at;
    return null;
  };
  // what lies on top hides what is below it
  const layer = (one) => one.closest('.over, .tip, .chooser, .herald, .planned, .balance ~ .answers:last-child, dialog, .side:not(.plan .side)') ?? null;
  const tops = [...document.querySelectorAll('#board .over')];
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.textContent.trim() || one.closest('.hidden-words, [hidden], script, style')) continue;
    if (getComputedStyle(one).visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // the middle of each line of text: the room above and below letters may touch
    let boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) => ({ left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 }));
    for (let at = scroller(one); at; at = scroller(at)) {
      const frame = at.getBoundingClientRect();
      boxes = boxes.filter(
        (box) => box.bottom < frame.bottom + 2 && box.top > frame.top - 2 && box.right < frame.right + 2 && box.left > frame.left - 2,
      );
    }
    // a word that gives way to its sign where there is no room for it
    const giving = one.closest('[data-cut]')?.getBoundingClientRect();
    if (giving) boxes = boxes.filter((box) => box.top < giving.bottom - 2);
    if (!boxes.length) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < 10.2) found.push(`too small (${size.toFixed(1)}): ${name(one)}`);
    for (let at = one; at && at.id !== 'board'; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (scrolls(style)) break;
      if (!/(hidden|clip)/.test(style.overflowX + style.overflowY) || at.matches('[data-cut]')) continue;
      const frame = at.getBoundingClientRect();
      const over = Math.max(
        ...boxes.map((box) => Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom - 1, frame.top - box.top - 1)),
      );
      if (over > 1) found.push(`cut by ${Math.round(over)}: ${name(one)} in ${name(at).split(':')[0]}`);
    }
    for (const box of boxes)
      if (!scroller(one) && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) found.push(`off: ${name(one)}`);
    if (!tops.length || tops.some((top) => top.contains(one))) for (const box of boxes) texts.push([one, node, box]);
  }
  for (let i = 0; i < texts.length; i += 1)
    for (let j = i + 1; j < texts.length; j += 1) {
      const [a, m, r] = texts[i];
      const [b, n, s] = texts[j];
      if (m === n || layer(a) !== layer(b)) continue;
      const wide = Math.min(r.right, s.right) - Math.max(r.left, s.left);
      const high = Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top);
      if (wide > 2 && high > 2) found.push(`over each other: ${name(a)} | ${name(b)} by ${Math.round(wide)} x ${Math.round(high)}`);
    }
  // cards and banks as a whole: they may touch, no more
  const things = [...document.querySelectorAll('#board :is(.standing, .tile, .slot, .medal, .plaque, .gov, .held, .bank, .strip)')]
    .filter((one) => (!tops.length || tops.some((top) => top.contains(one))) && !scroller(one))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && height > 1);
  for (const [one, box] of things) {
    const cell = one.closest('.cell')?.getBoundingClientRect();
    if (cell && box.right > cell.right + 1) found.push(`out of its cell by ${Math.round(box.right - cell.right)}: ${name(one)}`);
    for (const [other, beside] of things) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const high = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (wide > 3 && high > 3) found.push(`cards over each other: ${name(one)} | ${name(other)} by ${Math.round(wide)} x ${Math.round(high)}`);
    }
  }
  return [...new Set(found)].slice(0, 30);
}
