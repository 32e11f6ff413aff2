import { restoreStateAfterwards } from './support/saved-state';
import { fetchPath, get } from './support/site';
import type { Login } from './support/run-info';
import { switchModule, useScenario } from './support/site-state';

interface Command {
	name: string;
	label: string;
	terms: string;
	url: string;
}

restoreStateAfterwards();

beforeAll( () => useScenario( 'local' ) );

const read = async ( as: Login ): Promise< Command[] > =>
	( await get( 'commands', { as } ) ).body;

const names = ( commands: readonly Command[] ) =>
	commands.map( ( { name } ) => name );

describe( 'GET commands', () => {
	it( 'lists screens, modules and settings for an administrator', async () => {
		const commands = await read( 'admin' );

		expect( names( commands ) ).toEqual(
			expect.arrayContaining( [
				'screen/security',
				'screen/privacy',
				'screen/recommendations',
				'setting/waf',
				'setting/waf/jetpack_waf_ip_list',
			] )
		);
		expect( new Set( names( commands ) ).size ).toBe( commands.length );
	} );

	it( 'has the words that people may use for a module', async () => {
		const firewall = ( await read( 'admin' ) ).find(
			( { name } ) => name === 'setting/waf'
		);

		expect( firewall ).toMatchObject( {
			label: 'Jetpack settings: Firewall',
			terms: expect.stringContaining( 'blacklist' ),
		} );
	} );

	it( 'lists the plan only if there is an account service', async () => {
		expect( names( await read( 'admin' ) ) ).not.toContain(
			'screen/my-plan'
		);
		await useScenario( 'connected' );
		expect( names( await read( 'admin' ) ) ).toContain( 'screen/my-plan' );
		await useScenario( 'local' );
	} );

	it( 'lists only the modules of an editor’s screens', async () => {
		await switchModule( 'publicize', true );
		const commands = names( await read( 'editor' ) );

		expect( commands ).toContain( 'setting/publicize' );
		expect( commands ).not.toContain( 'setting/waf' );
		expect( commands ).not.toContain( 'screen/security' );
	} );

	it( 'lists nothing for a subscriber', async () => {
		expect( await read( 'subscriber' ) ).toEqual( [] );
	} );

	it.each( [ 'admin', 'editor' ] as const )(
		'lists only pages that the user can open: %s',
		async ( as ) => {
			const paths = new Set(
				( await read( as ) ).map(
					( { url } ) =>
						new URL( url ).pathname + new URL( url ).search
				)
			);
			for ( const path of paths ) {
				expect( [
					path,
					( await fetchPath( path, { as } ) ).status,
				] ).toEqual( [ path, 200 ] );
			}
		}
	);
} );
