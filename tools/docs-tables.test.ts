import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED } from './docs-tables';
import { REPOSITORY } from './files';

test.each( Object.entries( GENERATED ) )(
	'%s is what npm run docs:tables writes',
	( file, write ) => {
		expect( readFileSync( join( REPOSITORY, file ), 'utf8' ) ).toBe(
			write()
		);
	}
);
