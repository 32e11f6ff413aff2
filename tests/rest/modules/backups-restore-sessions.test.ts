import * as fs from 'node:fs';
import * as path from 'node:path';
import { logIn } from '../../sandbox';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, fetchPath, site } from '../support/site';
import {
	finishRestore,
	ids,
	prepareBackups,
	removeBackups,
	send,
	slice,
} from './backups-site';

jest.setTimeout( 180_000 );

const stop = () => path.join( site().contentDir, '../stop-swap' );

/** The server stops PHP right after the tables were replaced. */
const STOPPED = `namespace Jetpack_Dashboard\\Backup;
function wp_cache_flush() {
	if ( file_exists( ABSPATH . 'stop-swap' ) ) {
		exit;
	}
	return \\wp_cache_flush();
}`;

let remove = () => {};

beforeAll( () => {
	remove = dropMustUsePlugin( 'stopped-swap', STOPPED );
} );
afterAll( async () => {
	fs.rmSync( stop(), { force: true } );
	fs.rmSync( path.join( site().contentDir, '../.maintenance' ), {
		force: true,
	} );
	remove();
	await removeBackups();
} );

it( 'begins no ended session again, and ends none, if the server stops the restore of the database', async () => {
	const run = ( { cookie, nonce }: { cookie: string; nonce: string } ) =>
		fetchPath( '/wp-json/jetpack/v4/module/backups/run', {
			method: 'POST',
			headers: { Cookie: cookie, 'X-WP-Nonce': nonce },
		} );
	const ended = await logIn( site(), 'admin' );
	await prepareBackups();
	const token = /logged_in_[^=]*=[^;]*?(?:\||%7C)\d+(?:\||%7C)(\w+)/.exec(
		ended.cookie
	)?.[ 1 ];
	await evalPhp(
		`WP_Session_Tokens::get_instance( get_user_by( 'login', 'admin' )->ID )->destroy( '${ token }' );`
	);
	expect( ( await run( ended ) ).status ).not.toBe( 200 );
	const recent = await logIn( site(), 'admin' );

	await send( 'restore', ( await ids() ).pop() ?? '' );
	fs.writeFileSync( stop(), '' );
	while ( ( await slice() ).text !== '' ) {
		continue;
	}
	fs.rmSync( stop() );
	expect( ( await run( ended ) ).status ).not.toBe( 200 );
	expect( ( await run( recent ) ).status ).toBe( 200 );
	await finishRestore();
	expect( ( await run( ended ) ).status ).not.toBe( 200 );
	expect( ( await run( recent ) ).status ).toBe( 200 );
} );
