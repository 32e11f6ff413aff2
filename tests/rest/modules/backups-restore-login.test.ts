import * as fs from 'node:fs';
import { logIn } from '../../sandbox';
import { evalPhp, fetchPath, get, site } from '../support/site';
import {
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	upload,
} from './backups-site';

jest.setTimeout( 180_000 );

beforeAll( prepareBackups );
afterAll( removeBackups );

it( 'keeps a user logged in whose password is newer than the backup', async () => {
	const password = ( value: string ) =>
		evalPhp(
			`global $wpdb; $user = get_user_by( 'login', 'admin' ); echo $user->user_pass; $wpdb->update( $wpdb->users, array( 'user_pass' => ${ value } ), array( 'ID' => $user->ID ) ); clean_user_cache( $user->ID );`
		);
	const id = ( await ids() ).pop() ?? '';
	const before = await password( `wp_hash_password( 'newer' )` );
	const { cookie, nonce } = await logIn( site(), 'admin', {
		password: 'newer',
	} );
	try {
		fs.writeFileSync( upload(), 'after' );
		// The form needs a user whose password is as in the backup.
		await evalPhp(
			`wp_set_current_user( get_user_by( 'login', 'admin' )->ID ); Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Restore_Job::class )->start( '${ id }', new Jetpack_Dashboard\\Backup\\Restore_Parts() );`
		);
		let jar = cookie;
		let response;
		do {
			response = await fetchPath(
				'/wp-json/jetpack/v4/module/backups/run',
				{
					method: 'POST',
					headers: { Cookie: jar, 'X-WP-Nonce': nonce },
				}
			);
			expect( response.status ).toBe( 200 );
			for ( const set of [
				response.headers[ 'set-cookie' ] ?? [],
			].flat() ) {
				const pair = set.split( ';' )[ 0 ] ?? '';
				const name = pair.split( '=' )[ 0 ] ?? '';
				jar = [
					...jar
						.split( '; ' )
						.filter(
							( each ) => ! each.startsWith( `${ name }=` )
						),
					pair,
				].join( '; ' );
			}
		} while ( ( response.body as { is_running: boolean } ).is_running );
		expect( jar ).not.toBe( cookie );
		expect(
			( await fetchPath( PAGE, { headers: { Cookie: jar } } ) ).status
		).toBe( 200 );
		expect( ( await get( 'module/backups/data' ) ).status ).toBe( 200 );
	} finally {
		await password( `'${ before }'` );
	}
} );
