import { findViolations } from './support/accessibility';
import { clearSiteData } from './support/cards';
import { noticesOf, openRoute } from './support/dashboard';
import {
	EVERY_MODULE_DOES_SOMETHING,
	expectStored,
	settingsCard,
	startFromDefaults,
} from './support/settings';
import { changeControls, turnsOn } from './support/settings-controls';
import { expect, test } from './support/test';

startFromDefaults( {
	modules: [
		'photon',
		'photon-cdn',
		'tiled-gallery',
		'lazy-images',
		'search',
		'videopress',
	],
	options: {
		tiled_galleries: false,
		instant_search_enabled: false,
		videopress_private_enabled_for_site: false,
	},
	siteCode: EVERY_MODULE_DOES_SOMETHING,
} );
test.beforeEach( async ( { sandbox } ) => {
	await sandbox.accountService.scenario( 'complete' );
	await clearSiteData( sandbox );
} );
test.afterAll( ( { sandbox } ) => clearSiteData( sandbox ) );

test( 'each control is changed, and there after a reload', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/performance' );
	await changeControls( page, sandbox, {
		'Site accelerator': [
			turnsOn( 'Speed up images', 'photon' ),
			turnsOn( 'Speed up static files', 'photon-cdn' ),
			turnsOn( 'Tiled galleries', 'tiled-gallery' ),
			turnsOn( 'Show all galleries as a mosaic', 'tiled_galleries' ),
		],
		'Lazy loading': [ turnsOn( 'Enable lazy loading', 'lazy-images' ) ],
		Media: [
			turnsOn( 'Enable VideoPress', 'videopress' ),
			turnsOn(
				'Restrict videos to members of this site',
				'videopress_private_enabled_for_site'
			),
		],
	} );
} );

test( 'B192 B196 B197 the site accelerator is switched on, and off again', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/performance' );
	const toggle = page.getByRole( 'switch', {
		name: 'Enable site accelerator',
	} );
	const parts = ( areOn: boolean ) => ( {
		photon: areOn,
		'photon-cdn': areOn,
		'tiled-gallery': areOn,
		tiled_galleries: areOn,
	} );
	await toggle.click();
	await expect(
		noticesOf( page ).getByText(
			'Site accelerator is now speeding up your site!'
		)
	).toBeVisible();
	await expect( toggle ).toBeChecked();
	await expect( toggle ).toBeFocused();
	await expectStored( sandbox, parts( true ) );

	await expect( toggle ).not.toHaveAttribute( 'aria-disabled' );
	await toggle.click();
	await expect(
		noticesOf( page ).getByText(
			'Site accelerator is no longer speeding up your site!'
		)
	).toBeVisible();
	await expectStored( sandbox, parts( false ) );
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
	await expectStored( sandbox, {
		search: true,
		instant_search_enabled: true,
	} );
	expect( await findViolations( page ) ).toEqual( [] );
} );

test( 'B466 a plan without search has an upgrade in place of its settings', async ( {
	openAs,
	sandbox,
} ) => {
	await sandbox.accountService.scenario( 'free' );
	await clearSiteData( sandbox );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/performance' );
	const card = settingsCard( page, 'Search' );
	await expect( card.getByRole( 'link', { name: 'Upgrade' } ) ).toBeVisible();
	await expect( card.getByRole( 'switch' ) ).toHaveCount( 0 );
} );
