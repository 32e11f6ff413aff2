import { appendFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPOSITORY } from '../../sandbox/layout';
import { site } from '../support/site';

/** Tells the must-use plugin which test file is running. */
const state = join( site().dir, 'state' );
const file = relative( REPOSITORY, expect.getState().testPath ?? '' )
	.split( '\\' )
	.join( '/' );
writeFileSync( join( state, 'sql-trace-test' ), file );
appendFileSync( join( state, 'sql-trace-files' ), `${ file }\n` );
