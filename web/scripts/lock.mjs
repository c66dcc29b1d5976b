// Resolves package-lock.json anew and takes the addresses out of it: a lock file holds names, versions and hashes, nothing else.
// In an empty folder, since npm leaves out the packages of other platforms where node_modules is there already.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
for (const name of ['package.json', '.npmrc']) copyFileSync(name, join(folder, name));
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
for (const entry of Object.values(lock.packages)) {
    delete entry.funding;
    delete entry.resolved;
    delete entry.deprecated;
}
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n');
rmSync(folder, { recursive: true });
