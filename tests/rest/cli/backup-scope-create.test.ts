import { randomBytes } from 'node:crypto';
import { evalPhp } from '../support/site';
import {
	MAIN,
	create,
	files,
	interrupt,
	list,
	othersIn,
	write,
	useScopeSite,
} from './backup-scope-site';
import { wp, wpJson } from './wp-cli';

useScopeSite();

it( 'stores files once, whatever the scopes of the backups', async () => {
	const stored = async ( id: string ) =>
		(
			( await wpJson( 'backup', 'list' ) ) as Array< {
				id: string;
				stored: number;
			} >
		 ).find( ( row ) => row.id === id )?.stored ?? 0;
	write( 'uploads/scope/large', randomBytes( 6_000_000 ) );
	write( 'scope-cache/large', randomBytes( 6_000_000 ) );
	const all = await create( '--scope=all' );
	await new Promise( ( resolve ) => setTimeout( resolve, 3000 ) );
	for ( const scope of [ 'main', 'main', 'all', 'all', 'main' ] ) {
		const id = await create( `--scope=${ scope }` );
		const has = await files( id );
		expect( has.includes( 'scope-cache/large' ) ).toBe( scope === 'all' );
		expect( has ).toContain( 'uploads/scope/large' );
		expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
		expect( await stored( id ) ).toBeLessThan( 5_000_000 );
	}
	await wp( 'backup', 'delete', all, '--yes' );
	for ( const { id } of await list() ) {
		expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	}
} );

it( 'begins again if the setting changes while a backup is interrupted', async () => {
	await interrupt( 'all' );
	const main = await create( '--scope=main' );
	expect( othersIn( await files( main ) ) ).toEqual( [] );
	expect( await files( main ) ).toContain( 'uploads/scope/kept.txt' );
	await interrupt( 'main' );
	const all = await create( '--scope=all' );
	expect( await files( all ) ).toEqual(
		expect.arrayContaining( [
			'mu-plugins/scope/kept.txt',
			'object-cache-scope.php',
			'scope-cache/deep/a.txt',
			'uploads/scope/kept.txt',
		] )
	);
	await interrupt( 'main' );
	const resumed = await create( '--scope=main' );
	expect( await files( resumed ) ).toEqual( await files( main ) );
} );

it( 'finds the folders of uploads, themes and plugins where the site has them', async () => {
	expect(
		JSON.parse(
			await evalPhp( `
				$folders = fn() => Jetpack_Dashboard\\Backup\\Scope::main()->folders();
				$upload  = static function ( string $folder ) use ( $folders ) {
					$filter = fn( $uploads ) => array( 'basedir' => $folder ) + $uploads;
					add_filter( 'upload_dir', $filter );
					wp_get_upload_dir();
					$found = $folders();
					remove_filter( 'upload_dir', $filter );
					return $found;
				};
				$found = array(
					'usual'   => $folders(),
					'nested'  => $upload( WP_CONTENT_DIR . '/app/media/' ),
					'outside' => $upload( ABSPATH . 'media' ),
					'content' => $upload( WP_CONTENT_DIR ),
					'bytes'   => $upload( WP_CONTENT_DIR . "/upl\\xff" ),
				);
				register_theme_directory( WP_CONTENT_DIR . '/languages' );
				echo json_encode( $found + array( 'themes' => $folders() ) );` )
		)
	).toEqual( {
		usual: MAIN,
		nested: [ 'app/media', 'mu-plugins', 'plugins', 'themes' ],
		outside: [ 'mu-plugins', 'plugins', 'themes' ],
		content: null,
		bytes: null,
		themes: [ 'languages', ...MAIN ],
	} );
} );
