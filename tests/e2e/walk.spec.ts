import { type Page } from '@playwright/test';
import { ROUTES } from '../../src/app/routes';
import type { Login, Sandbox, Scenario } from '../sandbox';
import { findViolations, walkByKeyboard } from './support/accessibility';
import { openRoute, routeOf, waitForScreen } from './support/dashboard';
import { guessTimes, resetProtection } from './support/protection';
import { expect, test } from './support/test';

const ROLES: readonly Login[] = [
	'admin',
	'editor',
	'author',
	'contributor',
	'subscriber',
];

interface SiteState {
	name: string;
	scenario: Scenario;
	prepare: ( sandbox: Sandbox ) => Promise< void >;
}

const STATES: readonly SiteState[] = [
	{
		name: 'a fresh local site',
		scenario: 'local',
		prepare: ( sandbox ) => resetProtection( sandbox ),
	},
	{
		name: 'a local site under attack',
		scenario: 'local',
		prepare: async ( sandbox ) => {
			await resetProtection( sandbox, 'on' );
			await guessTimes( sandbox, 11, { from: '127.0.0.31' } );
		},
	},
	{
		name: 'an offline site',
		scenario: 'offline',
		prepare: async () => {},
	},
	{
		name: 'a connected site',
		scenario: 'connected',
		prepare: async () => {},
	},
	{
		name: 'a site whose owner is gone',
		scenario: 'site-only',
		prepare: async () => {},
	},
];

/** Goes to a route as a link would, without loading the page again. */
async function goTo( page: Page, path: string ): Promise< void > {
	await page.evaluate( ( hash ) => {
		window.location.hash = hash;
	}, path );
	await waitForScreen( page );
}

function addresses(): string[] {
	return [
		...new Set( ROUTES.map( ( { path } ) => path ) ),
		'/no-such-screen',
	];
}

for ( const state of STATES ) {
	test.describe( `every route on ${ state.name }`, () => {
		test.beforeAll( async ( { sandbox } ) => {
			await sandbox.applyScenario( state.scenario );
			await state.prepare( sandbox );
		} );
		test.afterAll( async ( { sandbox } ) => {
			await sandbox.applyScenario( 'local' );
		} );

		for ( const role of ROLES ) {
			// Offline, the page is for managers only.
			if ( state.scenario === 'offline' && role !== 'admin' ) {
				continue;
			}
			test( `stands, passes axe and works by keyboard for the ${ role }`, async ( {
				openAs,
			} ) => {
				test.setTimeout( 120_000 );
				const page = await openAs( role );
				const errors: string[] = [];
				page.on( 'pageerror', ( error ) => {
					const text = error.stack ?? error.message;
					if ( text.includes( '/plugins/jetpack-dashboard/' ) ) {
						errors.push( text );
					}
				} );
				await openRoute( page, '#/dashboard' );

				const seen = new Set< string >();
				for ( const path of addresses() ) {
					await goTo( page, path );
					expect( await page.title() ).toContain( 'Jetpack' );
					await expect(
						page.locator( '#jetpack-dashboard-root h1' )
					).toHaveCount( 1 );
					const screen = routeOf( page );
					if ( seen.has( screen ) ) {
						continue;
					}
					seen.add( screen );
					expect( await findViolations( page ), path ).toEqual( [] );
					expect( await walkByKeyboard( page ), path ).toEqual( {
						unreached: [],
						withoutRing: [],
					} );
				}
				expect( errors ).toEqual( [] );
			} );
		}
	} );
}

const SCHEMES = [
	'fresh',
	'light',
	'modern',
	'blue',
	'coffee',
	'ectoplasm',
	'midnight',
	'ocean',
	'sunrise',
];

test.describe( 'contrast in the admin colour schemes', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await resetProtection( sandbox, 'on' );
		await guessTimes( sandbox, 11, { from: '127.0.0.32' } );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await sandbox.wp( [
			'user',
			'meta',
			'delete',
			'admin',
			'admin_color',
		] );
		await resetProtection( sandbox );
	} );

	for ( const scheme of SCHEMES ) {
		test( `${ scheme } holds AA on the dashboard and in the settings`, async ( {
			openAs,
			sandbox,
		} ) => {
			await sandbox.wp( [
				'user',
				'meta',
				'update',
				'admin',
				'admin_color',
				scheme,
			] );
			const page = await openAs( 'admin' );
			for ( const hash of [ '#/dashboard', '#/security' ] ) {
				await openRoute( page, hash );
				await expect( page.locator( 'body' ) ).toHaveClass(
					new RegExp( `admin-color-${ scheme }` )
				);
				expect(
					await findViolations( page, [ 'color-contrast' ] )
				).toEqual( [] );
			}
		} );
	}
} );

test.describe( 'narrow and right-to-left', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await resetProtection( sandbox, 'on' );
		await guessTimes( sandbox, 11, { from: '127.0.0.33' } );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await sandbox.wp( [ 'user', 'meta', 'delete', 'admin', 'locale' ] );
		await resetProtection( sandbox );
	} );

	for ( const locale of [ 'en_US', 'ar' ] ) {
		for ( const hash of [ '#/dashboard', '#/security' ] ) {
			test( `${ hash } in ${ locale } needs no sideways scrolling at 320 px`, async ( {
				openAs,
				sandbox,
			} ) => {
				await sandbox.wp( [
					'user',
					'meta',
					'update',
					'admin',
					'locale',
					locale,
				] );
				const page = await openAs( 'admin' );
				await page.setViewportSize( { width: 320, height: 700 } );
				await openRoute( page, hash );
				await expect( page.locator( 'body' ) ).toHaveCSS(
					'direction',
					locale === 'ar' ? 'rtl' : 'ltr'
				);
				const overflow = await page.evaluate( () => {
					const root = document.getElementById(
						'jetpack-dashboard-root'
					);
					return root ? root.scrollWidth - root.clientWidth : -1;
				} );
				expect( overflow ).toBe( 0 );
				expect( await findViolations( page ) ).toEqual( [] );
			} );
		}
	}
} );
