const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "5 minutes ago", in the reader's language. `at` in seconds. */
export function ago(at: number, lang: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  for (const [unit, seconds] of STEPS) if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  return format.format(0, 'second');
}
