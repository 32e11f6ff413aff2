import { type Page } from '@playwright/test';
import { findRoute, ROUTES } from '../../src/app/routes';
import type { Login, Scenario } from '../sandbox';
import {
	DASHBOARD_PAGE,
	openRoute,
	routeOf,
	waitForScreen,
} from './support/dashboard';
import { resetProtection } from './support/protection';
import { expect, test } from './support/test';

/** Where links are checked: our pages, and our entry in WordPress's menu. */
const PLACES = '#wpbody-content a, #toplevel_page_jetpack a, .jp-dialog a';

interface Visit {
	role: Login;
	scenario: Scenario;
}

const VISITS: readonly Visit[] = [
	{ role: 'admin', scenario: 'local' },
	{ role: 'admin', scenario: 'not-connected' },
	{ role: 'admin', scenario: 'connected' },
	{ role: 'editor', scenario: 'connected' },
];

/** URLs of the app that neither leave it nor open a confirmation. */
const SCREENS = [
	...new Set(
		ROUTES.filter(
			( { dialog, screen } ) =>
				dialog === undefined &&
				screen.kind !== 'plans' &&
				screen.kind !== 'set-up'
		).map( ( { path } ) => path )
	),
];

/** The links of a page with their accessible names. */
async function linksOf( page: Page ): Promise< [ string, string ][] > {
	return page
		.locator( PLACES )
		.evaluateAll( ( links ) =>
			( links as HTMLAnchorElement[] ).map( ( link ) => [
				link.href,
				( link.textContent || link.ariaLabel || '' ).trim(),
			] )
		);
}

/**
 * Every link of the app's screens and of its other admin pages: URL → where it
 * occurs.
 */
async function collectLinks( page: Page ): Promise< Map< string, string > > {
	const found = new Map< string, string >();
	const shapes = new Set< string >();
	const take = async ( where: string ) => {
		for ( const [ href, words ] of await linksOf( page ) ) {
			// Checks only one day's page of the statistics, since all of them
			// are alike.
			const shape = href.replace( /\bdate=[^&]*/, 'date' );
			if ( ! shapes.has( shape ) ) {
				shapes.add( shape );
				found.set( href, `“${ words }” on ${ where }` );
			}
		}
	};
	await openRoute( page, '#/dashboard' );
	for ( const path of SCREENS ) {
		await page.evaluate( ( hash ) => {
			window.location.hash = hash;
		}, path );
		await waitForScreen( page );
		await take( path );
	}
	const pages = await page.evaluate(
		() =>
			// eslint-disable-next-line @typescript-eslint/no-explicit-any -- The page's own global.
			( window as any ).JetpackDashboard.initialState
				.adminPages as string[]
	);
	for ( const slug of pages ) {
		if ( /^(jetpack|stats)/.test( slug ) ) {
			await page.goto( `/wp-admin/admin.php?page=${ slug }` );
			await take( slug );
		}
	}
	return found;
}

/** Describes what is wrong with a link; null if it works. */
async function faultOf(
	page: Page,
	href: string,
	{ siteUrl, serviceUrl }: { siteUrl: string; serviceUrl: string }
): Promise< string | null > {
	const url = new URL( href );
	const isApp =
		url.origin === new URL( siteUrl ).origin &&
		url.pathname + url.search === DASHBOARD_PAGE;
	if ( isApp && url.hash.startsWith( '#/' ) ) {
		const path = url.hash.slice( 1 ).replace( /\?.*$/, '' );
		if ( findRoute( path ) === null ) {
			return 'a route without a screen';
		}
		if ( findRoute( path )?.screen.kind === 'plans' ) {
			return null;
		}
		await openRoute( page, url.hash );
		const shown = routeOf( page );
		// The assistant opens the saved step.
		return shown === path || shown.startsWith( '/recommendations/' )
			? null
			: `sends to ${ shown }`;
	}
	if (
		url.origin !== new URL( siteUrl ).origin &&
		! href.startsWith( `${ serviceUrl }/redirect?source=` )
	) {
		return 'neither of this site nor by way of the account service';
	}
	const response = await page.request.get( href, {
		failOnStatusCode: false,
	} );
	if ( response.status() !== 200 ) {
		return `status ${ response.status() }`;
	}
	return url.hash && ! isApp && ! ( await hasTarget( page, url ) )
		? `has no ${ url.hash }`
		: null;
}

/** A URL's fragment must match an element on its page. */
async function hasTarget( page: Page, url: URL ): Promise< boolean > {
	await page.goto( url.href );
	return (
		( await page.locator( `[id="${ url.hash.slice( 1 ) }"]` ).count() ) > 0
	);
}

for ( const { role, scenario } of VISITS ) {
	test.describe( `links that the ${ role } sees, ${ scenario }`, () => {
		test.beforeAll( async ( { sandbox } ) => {
			await sandbox.applyScenario( scenario );
			await resetProtection( sandbox, 'on' );
			await sandbox.wpEval(
				"\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'stats' );"
			);
		} );
		test.afterAll( async ( { sandbox } ) => {
			await resetProtection( sandbox );
			await sandbox.wpEval(
				"\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )->deactivate( 'stats' );"
			);
			await sandbox.applyScenario( 'local' );
		} );

		test( 'all have a target', async ( { openAs, sandbox } ) => {
			test.setTimeout( 240_000 );
			const page = await openAs( role );
			const links = await collectLinks( page );
			expect( links.size ).toBeGreaterThan( 0 );
			if ( role === 'admin' && scenario === 'connected' ) {
				// A card far down the page, which renders late.
				expect( [ ...links.keys() ] ).toContain(
					`${ sandbox.accountService.url }/redirect?source=jetpack-mobile-apps`
				);
			}

			const services = {
				siteUrl: sandbox.url,
				serviceUrl: sandbox.accountService.url,
			};
			const dead: string[] = [];
			for ( const [ href, where ] of links ) {
				const fault = await faultOf( page, href, services );
				if ( fault !== null ) {
					dead.push( `${ href } (${ where }): ${ fault }` );
				}
			}
			expect( dead ).toEqual( [] );
		} );
	} );
}

test( 'detects an undefined link', async ( { openAs, sandbox } ) => {
	const page = await openAs( 'admin' );
	const services = {
		siteUrl: sandbox.url,
		serviceUrl: sandbox.accountService.url,
	};
	for ( const href of [
		`${ services.serviceUrl }/redirect?source=no-such-slug`,
		`${ services.siteUrl }/wp-admin/admin.php?page=no-such-page`,
		`${ services.siteUrl }${ DASHBOARD_PAGE }#/no-such-screen`,
		'https://elsewhere.example/',
	] ) {
		expect( await faultOf( page, href, services ), href ).not.toBeNull();
	}
} );
