import { unzipSync, strFromU8 } from 'fflate';

import { publicServicesAt } from './remote';
import type { RemotePublicServices } from './remote';
import { startPublicServices } from './server';
import type { PublicServices } from './server';
import { STAND_INS } from './stand-ins';
import type { StandIn } from './stand-ins';
import { ANTISPAM_KEYS } from './state';

const SLUGS = Object.keys( STAND_INS ) as StandIn[];

let services: PublicServices;
let remote: RemotePublicServices;

beforeAll( async () => {
	services = await startPublicServices();
	remote = publicServicesAt( { url: services.url } );
} );
afterAll( () => services.stop() );
beforeEach( async () => {
	await remote.reset();
	await remote.clearCalls();
} );

const at = ( path: string, init?: RequestInit ) =>
	fetch( `${ services.url }${ path }`, init );

const inform = ( slug: string ) =>
	at(
		`/api.wordpress.org/plugins/info/1.2/?action=plugin_information&${ new URLSearchParams(
			{ 'request[slug]': slug }
		) }`
	);

async function zipOf( slug: string ): Promise< Response > {
	const { download_link: link } = ( await (
		await inform( slug )
	).json() ) as {
		download_link: string;
	};
	return at( link.replace( 'https:/', '' ) );
}

const askAboutKey = async ( path: string, key: string ): Promise< string > =>
	(
		await at( `/rest.akismet.com/1.1/${ path }`, {
			method: 'POST',
			body: new URLSearchParams( { key, blog: 'http://127.0.0.1' } ),
		} )
	).text();

describe( 'the plugin directory', () => {
	it.each( SLUGS )( 'has %s with a zip that contains it', async ( slug ) => {
		expect( await ( await inform( slug ) ).json() ).toMatchObject( {
			slug,
			name: expect.stringMatching( /stand-in$/ ),
			version: expect.stringMatching( /^\d+\.\d+/ ),
		} );
		const files = unzipSync(
			new Uint8Array( await ( await zipOf( slug ) ).arrayBuffer() )
		);
		const main = files[ STAND_INS[ slug ] ];
		expect( main && strFromU8( main ) ).toMatch(
			/^<\?php\n\/\*\*\n \* Plugin Name: /
		);
		expect(
			Object.keys( files ).every( ( path ) =>
				path.startsWith( `${ slug }/` )
			)
		).toBe( true );
	} );

	it( 'has no other plugin', async () => {
		const response = await inform( 'classic-editor' );
		expect( response.status ).toBe( 404 );
		expect( await response.json() ).toEqual( {
			error: expect.any( String ),
		} );
	} );

	it( 'serves a broken plugin if configured to, and a working one after that is reset', async () => {
		await remote.pluginDirectory.fail( 'akismet', 'unknown' );
		await remote.pluginDirectory.fail( 'vaultpress' );
		expect( ( await inform( 'akismet' ) ).status ).toBe( 404 );
		expect( ( await zipOf( 'vaultpress' ) ).status ).toBe( 404 );
		await remote.reset();
		expect( ( await inform( 'akismet' ) ).status ).toBe( 200 );
		expect( ( await zipOf( 'vaultpress' ) ).status ).toBe( 200 );
	} );

	it( 'lists the requests it received', async () => {
		await inform( 'akismet' );
		expect( await remote.calls() ).toEqual( [
			{
				method: 'GET',
				path: '/api.wordpress.org/plugins/info/1.2/',
				status: 200,
			},
		] );
	} );
} );

describe( 'the anti-spam service', () => {
	it.each( Object.entries( ANTISPAM_KEYS ) )(
		'has a key of an account that is %s',
		async ( status, key ) => {
			expect( key ).toMatch( /^[a-z0-9]{12}$/ );
			expect( await askAboutKey( 'verify-key', key ) ).toBe( 'valid' );
			expect(
				JSON.parse( await askAboutKey( 'get-subscription', key ) )
			).toMatchObject( { status } );
		}
	);

	it( 'rejects any other key', async () => {
		for ( const path of [ 'verify-key', 'get-subscription' ] ) {
			expect( await askAboutKey( path, 'abcdefabcdef' ) ).toBe(
				'invalid'
			);
		}
	} );

	it( 'fails as configured, without affecting other services', async () => {
		await remote.antispam.fail( { kind: 'status', status: 503 } );
		expect(
			JSON.parse( await askAboutKey( 'verify-key', 'abcdefabcdef' ) )
		).toHaveProperty( 'code', 'sandbox_fault' );
		expect( ( await inform( 'akismet' ) ).status ).toBe( 200 );
	} );
} );

describe( 'the control panel', () => {
	it( 'shows the keys, and changes what is wrong with a plugin', async () => {
		const submitted = await at( '/sandbox', {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( {
				akismet: 'fatal',
				vaultpress: 'nothing',
			} ),
		} );
		expect( submitted.status ).toBe( 303 );
		expect( ( await remote.state() ).plugins ).toEqual( {
			akismet: 'fatal',
		} );
		const page = await ( await at( '/sandbox' ) ).text();
		expect( page ).toContain( ANTISPAM_KEYS.suspended );
		expect( page ).toContain( '<option selected>fatal</option>' );
	} );

	it( 'takes no change from another site’s page, nor one that it doesn’t know', async () => {
		const foreign = await at( '/sandbox/state', {
			method: 'PATCH',
			headers: { Origin: 'https://evil.test' },
			body: '{"plugins":{"akismet":"fatal"}}',
		} );
		expect( foreign.status ).toBe( 403 );
		const unknown = await at( '/sandbox/state', {
			method: 'PATCH',
			body: '{"plugin":{}}',
		} );
		expect( unknown.status ).toBe( 400 );
		expect( ( await remote.state() ).plugins ).toEqual( {} );
	} );
} );
