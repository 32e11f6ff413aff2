/**
 * `npm run docs:tables`: writes the pages of docs/ that are generated from the
 * tests' tables and from the comments of the code. tools/docs-tables.test.ts fails if one is out of date.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFaults } from '../tests/rest/support/fault-table';
import { writePermissions } from '../tests/rest/support/permission-table';
import { writeCliPage } from './cli-doc';
import { REPOSITORY } from './files';
import { writeHooksPage } from './hooks-doc';
import { hasProgram } from './programs';

export const GENERATED: Record< string, () => string > = {
	'docs/permissions.md': writePermissions,
	'docs/faults.md': writeFaults,
	'docs/wp-cli.md': writeCliPage,
	'docs/hooks.md': writeHooksPage,
};

if ( require.main === module ) {
	if ( hasProgram( 'php' ) ) {
		// PHP unit tests fail if one of their files is out of date.
		execFileSync( 'php', [ join( __dirname, 'docs-tables.php' ) ] );
	} else {
		console.log( 'SKIPPED what is generated from PHP: needs PHP.' );
	}
	for ( const [ file, write ] of Object.entries( GENERATED ) ) {
		writeFileSync( join( REPOSITORY, file ), write() );
	}
}
