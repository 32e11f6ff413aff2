import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPOSITORY } from '../../sandbox/layout';

/** Tells the must-use plugin which test file is running. */
const file = relative( REPOSITORY, expect.getState().testPath ?? '' )
	.split( '\\' )
	.join( '/' );
writeFileSync( join( process.env.SQL_TRACE_DIR ?? '', 'test' ), file );
