/**
 * `npm run docs:tables`: writes the pages of docs/ that are generated from the
 * tables of the tests. tools/docs-tables.test.ts fails when one is out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFaults } from '../tests/rest/support/fault-table';
import { writePermissions } from '../tests/rest/support/permission-table';
import { REPOSITORY } from './files';

export const GENERATED: Record< string, () => string > = {
	'docs/permissions.md': writePermissions,
	'docs/faults.md': writeFaults,
};

if ( require.main === module ) {
	for ( const [ file, write ] of Object.entries( GENERATED ) ) {
		writeFileSync( join( REPOSITORY, file ), write() );
	}
}
