import { type Page } from '@playwright/test';
import { type AppRoute, ROUTES } from '../../src/app/routes';
import type { Login, Sandbox, Scenario } from '../sandbox';
import {
	findViolations,
	markupOf,
	tabThrough,
	pressThroughFocusables,
} from './support/accessibility';
import { goTo, openRoute, routeOf } from './support/dashboard';
import { guessTimes, resetProtection } from './support/protection';
import { expect, test } from './support/test';
import { SCHEMES, wearScheme } from './support/color-schemes';
import { setUserMeta } from './support/user-meta';

test.use( { hasCommandPalette: true } );

/**
 * Authors and contributors see the same routes as editors, or fewer:
 * settings-roles.spec.ts.
 */
const ROLES: readonly Login[] = [ 'admin', 'editor', 'subscriber' ];

interface SiteState {
	name: string;
	scenario: Scenario;
	prepare: ( sandbox: Sandbox ) => Promise< void >;
	/** Managers have to confirm before reconnecting or disconnecting. */
	hasDialogs?: boolean;
	/**
	 * For managers, `/setup` starts immediately and redirects to the account
	 * service.
	 */
	leavesForSetUp?: boolean;
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
		name: 'a site that is not connected',
		scenario: 'not-connected',
		prepare: async () => {},
		leavesForSetUp: true,
	},
	{
		name: 'a connected site',
		scenario: 'connected',
		prepare: async () => {},
		hasDialogs: true,
	},
	{
		name: 'a site whose owner is gone',
		scenario: 'site-only',
		prepare: async () => {},
		hasDialogs: true,
		leavesForSetUp: true,
	},
];

function addresses( isLeftOut: ( route: AppRoute ) => boolean ): string[] {
	const routes = ROUTES.filter( ( route ) => ! isLeftOut( route ) );
	return [
		...new Set( routes.map( ( { path } ) => path ) ),
		'/no-such-screen',
	];
}

/**
 * A route's dialog traps the focus, passes axe, and closes to the dashboard.
 */
async function checkDialog( page: Page, path: string ): Promise< void > {
	await goTo( page, path );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toBeVisible();
	const buttons = await dialog.getByRole( 'button' ).count();
	expect( await tabThrough( page, dialog, buttons + 4 ), path ).toEqual( {
		strayed: [],
		withoutRing: [],
	} );
	expect( await findViolations( page ), path ).toEqual( [] );
	await dialog
		.getByRole( 'button', { name: /^(Cancel|Stay connected)$/ } )
		.click();
	await expect( dialog ).toHaveCount( 0 );
	expect( routeOf( page ) ).toBe( '/dashboard' );
	await expect( page.locator( 'body' ) ).not.toBeFocused();
}

/**
 * Markup of screens that have already passed, for any role and state, to skip
 * repeated checks.
 */
const passed = new Set< string >();

async function checkScreen( page: Page, path: string ): Promise< void > {
	const markup = await markupOf( page );
	if ( passed.has( markup ) ) {
		return;
	}
	expect( await findViolations( page ), path ).toEqual( [] );
	expect( await pressThroughFocusables( page ), path ).toEqual( {
		unreached: [],
		withoutRing: [],
	} );
	passed.add( markup );
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
			// Offline, only managers can access the page.
			if ( state.scenario === 'offline' && role !== 'admin' ) {
				continue;
			}
			test( `is shown, passes axe and works with the keyboard for the ${ role }`, async ( {
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

				const isManager = role === 'admin';
				const showsDialogs = isManager && Boolean( state.hasDialogs );
				const leaves = isManager && Boolean( state.leavesForSetUp );
				// The provider hosts the plans, so `/plans` redirects there.
				const isRegistered =
					state.scenario === 'connected' ||
					state.scenario === 'site-only';
				const seen = new Set< string >();
				for ( const path of addresses(
					( route ) =>
						( showsDialogs && route.dialog !== undefined ) ||
						( leaves && route.screen.kind === 'set-up' ) ||
						( isManager &&
							isRegistered &&
							route.screen.kind === 'plans' )
				) ) {
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
					await checkScreen( page, path );
				}
				for ( const { path, dialog } of ROUTES ) {
					if ( showsDialogs && dialog !== undefined ) {
						await checkDialog( page, path );
					}
				}
				expect( errors ).toEqual( [] );
			} );
		}
	} );
}

test.describe( 'contrast in the admin color schemes', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await resetProtection( sandbox, 'on' );
		await guessTimes( sandbox, 11, { from: '127.0.0.32' } );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await resetProtection( sandbox );
	} );

	for ( const hash of [ '#/dashboard', '#/security' ] ) {
		test( `meets AA on ${ hash }`, async ( { openAs } ) => {
			const page = await openAs( 'admin' );
			await openRoute( page, hash );
			for ( const scheme of SCHEMES ) {
				await wearScheme( page, scheme );
				expect(
					await findViolations( page, [ 'color-contrast' ] ),
					scheme
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
		await setUserMeta( sandbox, 'admin', 'locale', null );
		await sandbox.applyScenario( 'local' );
		await resetProtection( sandbox );
	} );

	for ( const locale of [ 'en_US', 'ar' ] ) {
		for ( const [ hash, scenario ] of [
			[ '#/dashboard', 'local' ],
			[ '#/security', 'local' ],
			[ '#/connect-user', 'site-only' ],
		] as const ) {
			test( `${ hash } in ${ locale } needs no sideways scrolling at 320 px`, async ( {
				openAs,
				sandbox,
			} ) => {
				await sandbox.applyScenario( scenario );
				await setUserMeta( sandbox, 'admin', 'locale', locale );
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
