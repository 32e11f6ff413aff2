import {
	findViolations,
	pressThroughFocusables,
} from './support/accessibility';
import { openRoute, unfoldFields, waitForScreen } from './support/dashboard';
import {
	all,
	expectStored,
	saveSettings,
	settingsCard,
} from './support/settings';
import {
	changeControls,
	saveCard,
	turnsOff,
	turnsOn,
	writes,
} from './support/settings-controls';
import { expect, test } from './support/test';
import { MODULES, startTraffic } from './support/traffic';

startTraffic();

test( 'each control is changed, saved, and there after a reload', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/traffic' );
	await changeControls( page, sandbox, {
		Ads: [
			turnsOn( 'Enable ads', 'wordads' ),
			turnsOff(
				'Show ads on the front page',
				'wordads_display_front_page'
			),
			turnsOff( 'Show ads on posts', 'wordads_display_post' ),
			turnsOff( 'Show ads on pages', 'wordads_display_page' ),
			turnsOff( 'Show ads on archives', 'wordads_display_archive' ),
			writes(
				'Ad code at the top of each page',
				'wordads_code_top',
				'<b>Top</b><script>ad()</script>'
			),
			writes(
				'Ad code below posts',
				'wordads_code_below_post',
				'<b>Below</b>'
			),
			writes(
				'Second ad code below posts',
				'wordads_code_second_below_post',
				'<b>Second</b>'
			),
			turnsOff( 'Top of each page', 'enable_header_ad' ),
			turnsOff( 'Second ad below post', 'wordads_second_belowpost' ),
			turnsOn(
				'Let visitors opt out under the California Consumer Privacy Act (CCPA)',
				'wordads_ccpa_enabled'
			),
			turnsOn(
				'Customize your ads.txt file',
				'wordads_custom_adstxt_enabled'
			),
			writes(
				'Privacy policy URL',
				'wordads_ccpa_privacy_policy_url',
				'https://example.org/privacy'
			),
			writes(
				'Custom ads.txt entries',
				'wordads_custom_adstxt',
				'example.org, 1, DIRECT\nexample.net, 2, RESELLER'
			),
		],
		'Related posts': [
			turnsOn( 'Show related content after posts', 'related-posts' ),
			turnsOff(
				'Highlight related content with a heading',
				'show_headline'
			),
			turnsOn(
				'Show a thumbnail image where available',
				'show_thumbnails'
			),
		],
		'Google Analytics': [
			turnsOn( 'Track visits with Google Analytics', 'google-analytics' ),
			writes(
				'Google Analytics measurement ID',
				'google_analytics_tracking_id',
				'G-ABC1234567'
			),
			turnsOn(
				'Track clicks on links to other sites',
				'google_analytics_outbound'
			),
			turnsOn( 'Track file downloads', 'google_analytics_downloads' ),
		],
		'Short links': [
			turnsOn(
				'Generate shortened URLs for simpler sharing',
				'shortlinks'
			),
		],
		Sitemaps: [ turnsOn( 'Generate XML sitemaps', 'sitemaps' ) ],
		'Site verification': [
			turnsOn( 'Verify that the site is yours', 'verification-tools' ),
			writes(
				'Google',
				'google',
				'<meta name="google-site-verification" content="go-1" />',
				'go-1'
			),
			writes(
				'Bing',
				'bing',
				'<meta name="msvalidate.01" content="BI_1" />',
				'BI_1'
			),
			writes(
				'Pinterest',
				'pinterest',
				'<meta name="p:domain_verify" content="pi1" />',
				'pi1'
			),
			writes(
				'Yandex',
				'yandex',
				'<meta name="yandex-verification" content="ya1" />',
				'ya1'
			),
			writes(
				'Facebook',
				'facebook',
				'<meta name="facebook-domain-verification" content="fb1" />',
				'fb1'
			),
		],
	} );
} );

test( 'site stats, from Activate on; with all on, axe finds nothing and the keyboard gets everywhere', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, { ...all( MODULES, true ), stats: false } );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/traffic' );
	const card = settingsCard( page, 'Site stats' );
	await card.getByRole( 'button', { name: 'Activate' } ).click();
	await expect(
		card.getByRole( 'switch', { name: 'Count visits' } )
	).toBeChecked();

	await card.getByRole( 'switch', { name: /admin bar/ } ).click();
	await card
		.getByRole( 'group', { name: /^Count/ } )
		.getByRole( 'checkbox', { name: 'Editor' } )
		.check();
	const viewers = card.getByRole( 'group', { name: /^Allow/ } );
	await viewers.getByRole( 'checkbox', { name: 'Author' } ).check();
	const administrator = viewers.getByRole( 'checkbox', {
		name: 'Administrator',
	} );
	await administrator.click( { force: true } );
	await expect( administrator ).toBeChecked();
	await saveCard( card );

	await page.reload();
	await waitForScreen( page );
	await expect(
		viewers.getByRole( 'checkbox', { name: 'Author' } )
	).toBeChecked();
	await expectStored( sandbox, {
		stats: true,
		admin_bar: false,
		count_roles: [ 'editor' ],
		roles: [ 'administrator', 'author' ],
	} );

	await unfoldFields( page );
	for ( const summary of await page.locator( 'summary' ).all() ) {
		await summary.click();
	}
	expect( await findViolations( page ) ).toEqual( [] );
	expect( await pressThroughFocusables( page ) ).toEqual( {
		unreached: [],
		withoutRing: [],
	} );
	const title = page.getByRole( 'combobox', { name: 'Posts', exact: true } );
	await title.fill( '[' );
	await expect( page.getByRole( 'option' ) ).toHaveCount( 3 );
	expect( await findViolations( page ) ).toEqual( [] );
} );
