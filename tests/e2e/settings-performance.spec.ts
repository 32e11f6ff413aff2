import { findViolations } from './support/accessibility';
import { forgetSiteData } from './support/cards';
import { forgetConnection, prepareSite } from './support/connection';
import { noticesOf, openRoute } from './support/dashboard';
import {
	addSiteCode,
	isModuleOn,
	keepSettings,
	keptSetting,
	settingsCard,
} from './support/settings';
import { changeControls, turnsOn } from './support/settings-controls';
import { expect, test } from './support/test';

const MODULES = [
	'photon',
	'photon-cdn',
	'tiled-gallery',
	'lazy-images',
	'search',
	'videopress',
];
const ALL_OFF = Object.fromEntries(
	MODULES.map( ( slug ) => [ slug, false ] )
);
const DEFAULTS = {
	tiled_galleries: false,
	instant_search_enabled: false,
	videopress_private_enabled_for_site: false,
};
/** Some of the modules do nothing yet. */
const SITE_CODE =
	"add_filter( 'jetpack_dashboard_has_behaviour', '__return_true' );";

let removeSiteCode = () => {};

test.beforeAll( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'connected' );
	removeSiteCode = addSiteCode( sandbox, SITE_CODE );
} );
test.beforeEach( async ( { sandbox } ) => {
	await sandbox.accountService.scenario( 'complete' );
	await forgetSiteData( sandbox );
	await keepSettings( sandbox, ALL_OFF, DEFAULTS );
} );
test.afterAll( async ( { sandbox } ) => {
	await keepSettings( sandbox, ALL_OFF, DEFAULTS );
	removeSiteCode();
	await forgetSiteData( sandbox );
	await forgetConnection( sandbox );
} );

const ROWS = {
	'Site accelerator': [
		turnsOn( 'Speed up images', 'photon' ),
		turnsOn( 'Speed up static files', 'photon-cdn' ),
		turnsOn( 'Tiled galleries', 'tiled-gallery' ),
		turnsOn( 'Show all galleries as a mosaic', 'tiled_galleries' ),
	],
	'Lazy loading': [
		turnsOn( 'Enable lazy loading for images', 'lazy-images' ),
	],
	Media: [
		turnsOn( 'Enable VideoPress', 'videopress' ),
		turnsOn(
			'Keep videos to members of this site',
			'videopress_private_enabled_for_site'
		),
	],
};
for ( const [ card, rows ] of Object.entries( ROWS ) ) {
	test( `each control of “${ card }” is changed, and there after a reload`, async ( {
		openAs,
		sandbox,
	} ) => {
		await changeControls( await openAs( 'admin' ), sandbox, {
			hash: '#/performance',
			card,
			modules: MODULES,
			rows,
		} );
	} );
}

test( 'B192 B196 B197 the site accelerator is switched on, and off again', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/performance' );
	const toggle = page.getByRole( 'switch', {
		name: 'Enable site accelerator',
	} );
	const areOn = async () => [
		await isModuleOn( sandbox, 'photon' ),
		await isModuleOn( sandbox, 'photon-cdn' ),
		await isModuleOn( sandbox, 'tiled-gallery' ),
		await keptSetting( sandbox, 'tiled_galleries' ),
	];
	await toggle.click();
	await expect(
		noticesOf( page ).getByText(
			'Site accelerator is now speeding up your site!'
		)
	).toBeVisible();
	await expect( toggle ).toBeChecked();
	await expect( toggle ).toBeFocused();
	expect( await areOn() ).toEqual( [ true, true, true, true ] );

	await expect( toggle ).not.toHaveAttribute( 'aria-disabled' );
	await toggle.click();
	await expect(
		noticesOf( page ).getByText(
			'Site accelerator is no longer speeding up your site!'
		)
	).toBeVisible();
	expect( await areOn() ).toEqual( [ false, false, false, false ] );
} );

test( 'B202 B204 search brings instant search along', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/performance' );
	await page.getByRole( 'switch', { name: 'Enable search' } ).click();
	await expect(
		page.getByRole( 'switch', { name: 'Enable instant search' } )
	).toBeChecked();
	expect( await isModuleOn( sandbox, 'search' ) ).toBe( true );
	expect( await keptSetting( sandbox, 'instant_search_enabled' ) ).toBe(
		true
	);
	expect( await findViolations( page ) ).toEqual( [] );
} );

test( 'B466 a plan without search has an upgrade in place of its settings', async ( {
	openAs,
	sandbox,
} ) => {
	await sandbox.accountService.scenario( 'free' );
	await forgetSiteData( sandbox );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/performance' );
	const card = settingsCard( page, 'Search' );
	await expect( card.getByRole( 'link', { name: 'Upgrade' } ) ).toBeVisible();
	await expect( card.getByRole( 'switch' ) ).toHaveCount( 0 );
} );
