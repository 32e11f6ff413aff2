import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import type { ArchiveEntry } from './tar';

/**
 * Writes one archive entry under `folder`. Throws if the path would leave the
 * folder (`../`), since archives are untrusted input.
 */
export function writeEntry(
	folder: string,
	{ path, content }: ArchiveEntry,
	mode = 0o644
): void {
	const target = join( folder, path );
	const inside = relative( folder, target );
	if ( inside === '..' || inside.startsWith( `..${ sep }` ) ) {
		throw new Error(
			`The archive holds a path outside its folder: ${ path }`
		);
	}
	mkdirSync( dirname( target ), { recursive: true } );
	writeFileSync( target, content, { mode } );
}
