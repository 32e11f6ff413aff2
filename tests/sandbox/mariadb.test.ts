import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hasMariaDb } from '../../tools/programs';
import { siteLayout } from './layout';
import { type MariaDb, accepts, startMariaDb } from './mariadb';

const layout = siteLayout( 'sandbox-mariadb-test' );
const readPid = () =>
	Number( readFileSync( join( layout.dir, 'mariadb.pid' ), 'utf8' ) );
let mariaDb: MariaDb | null = null;

/** As of another server, whose temporary table it is. */
const ofAnother = join( tmpdir(), `#sql-temptable-test-${ process.pid }.MAI` );

beforeAll( async () => {
	writeFileSync( ofAnother, '' );
	rmSync( layout.dir, { recursive: true, force: true } );
	mkdirSync( layout.dir, { recursive: true } );
	mariaDb = hasMariaDb() ? await startMariaDb( layout ) : null;
} );
afterAll( async () => {
	await mariaDb?.stop();
	rmSync( layout.dir, { recursive: true, force: true } );
	rmSync( ofAnother, { force: true } );
} );
afterEach( () => jest.restoreAllMocks() );

const isRunning = () =>
	accepts( String( mariaDb?.database.host ).replace( /^.*?:/, '' ) );

async function waitForPidOtherThan( old: number ) {
	for ( let tries = 0; tries < 300; tries++ ) {
		try {
			if ( readPid() !== old && ( await isRunning() ) ) {
				return;
			}
		} catch {
			// There is no file while the server starts.
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
	throw new Error( 'MariaDB was not started again.' );
}

it( 'leaves the temporary tables of other servers', () => {
	expect( existsSync( ofAnother ) ).toBe( true );
} );

( hasMariaDb() ? it : it.skip )(
	'starts MariaDB again after a crash, and says so',
	async () => {
		const error = jest.spyOn( console, 'error' ).mockReturnValue();
		const pid = readPid();
		process.kill( pid, 'SIGSEGV' );
		await waitForPidOtherThan( pid );
		expect( String( error.mock.calls ) ).toContain( 'MariaDB crashed' );
	}
);

( hasMariaDb() ? it : it.skip )(
	'doesn’t start it again after it was stopped',
	async () => {
		const error = jest.spyOn( console, 'error' ).mockReturnValue();
		await mariaDb?.stop();
		await new Promise( ( resolve ) => setTimeout( resolve, 1_000 ) );
		expect( await isRunning() ).toBe( false );
		expect( error ).not.toHaveBeenCalled();
	}
);
