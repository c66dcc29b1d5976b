// Resolves package-lock.json and takes the addresses out of it: a lock file holds names, versions and hashes, nothing else.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

execFileSync('npm', ['install', '--package-lock-only', ...process.argv.slice(2)], { stdio: 'inherit' });
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) {
    delete entry.funding;
    delete entry.resolved;
    delete entry.deprecated;
}
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n');
