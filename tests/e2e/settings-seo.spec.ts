import type { Page } from '@playwright/test';
import { openRoute, unfoldFields } from './support/dashboard';
import {
	addSiteCode,
	expectStored,
	saveSettings,
	settingsCard,
} from './support/settings';
import { saveCard } from './support/settings-controls';
import { expect, test } from './support/test';
import { NO_FORMATS, startTraffic } from './support/traffic';

startTraffic();

test.describe( 'search engine optimization', () => {
	const openParts = async ( page: Page ) => {
		await openRoute( page, '#/traffic' );
		const card = settingsCard( page, 'Search engine optimization' );
		await unfoldFields( page );
		for ( const summary of await card.locator( 'summary' ).all() ) {
			await summary.click();
		}
		return card;
	};

	test( 'a title is written with suggestions and buttons, and the site has it', async ( {
		openAs,
		sandbox,
	} ) => {
		await saveSettings( sandbox, { 'seo-tools': true } );
		const page = await openAs( 'admin' );
		const card = await openParts( page );
		const title = card.getByRole( 'combobox', { name: 'Front page' } );
		await title.click();
		await page.keyboard.type( 'Home of [si' );
		await page.keyboard.press( 'Enter' );
		await expect( title ).toHaveValue( 'Home of [site_name]' );
		await page.keyboard.press( 'Home' );
		await card
			.getByRole( 'group', { name: 'Insert into Front page' } )
			.getByRole( 'button', { name: 'Tagline' } )
			.click();
		await expect( title ).toBeFocused();
		await page.keyboard.type( '. ' );
		await expect( title ).toHaveValue( '[tagline]. Home of [site_name]' );
		const description = card.getByRole( 'textbox', {
			name: 'Front page meta description',
		} );
		await description.fill( 'Long walks, slowly.' );
		await expect(
			card.getByRole( 'figure', { name: 'Google' } )
		).toContainText( 'Long walks, slowly.' );

		await saveCard( card );
		await expectStored( sandbox, {
			advanced_seo_title_formats: {
				...NO_FORMATS,
				front_page: [
					{ type: 'token', value: 'tagline' },
					{ type: 'string', value: '. Home of ' },
					{ type: 'token', value: 'site_name' },
				],
			},
		} );

		await page.reload();
		await openParts( page );
		await expect( title ).toHaveValue( '[tagline]. Home of [site_name]' );
		await expect( description ).toHaveValue( 'Long walks, slowly.' );
		const siteTitle = await sandbox.wpEval(
			"echo get_option( 'blogdescription' ) . '. Home of ' . get_option( 'blogname' );"
		);
		await page.goto( '/' );
		await expect( page ).toHaveTitle( siteTitle );
		await expect(
			page.locator( 'meta[name="description"]' )
		).toHaveAttribute( 'content', 'Long walks, slowly.' );
	} );

	test( 'every value that the server accepts is shown and sent back unchanged', async ( {
		openAs,
		sandbox,
	} ) => {
		const odd = {
			...NO_FORMATS,
			posts: [
				{ type: 'string', value: '[site_name] \\' },
				{ type: 'token', value: 'post_title' },
				{ type: 'string', value: ' & “x” [tagline' },
			],
		};
		await saveSettings(
			sandbox,
			{ 'seo-tools': true },
			{ advanced_seo_title_formats: odd }
		);
		const page = await openAs( 'admin' );
		const card = await openParts( page );
		await expect(
			card.getByRole( 'combobox', { name: 'Posts' } )
		).toHaveValue( '\\[site_name] \\\\[post_title] & “x” [tagline' );
		await card.getByRole( 'combobox', { name: 'Pages' } ).fill( 'x' );
		await saveCard( card );
		await expectStored( sandbox, {
			advanced_seo_title_formats: {
				...odd,
				pages: [ { type: 'string', value: 'x' } ],
			},
		} );
	} );

	// Which plugins these are: settings-site-data.test.ts of the REST tests.
	test( 'B574 B573 B287: another SEO plugin takes precedence', async ( {
		openAs,
		sandbox,
	} ) => {
		const takeAway = addSiteCode(
			sandbox,
			"add_filter( 'option_active_plugins', static function ( $files ) { return array_merge( (array) $files, array( 'wordpress-seo/wp-seo.php' ) ); } );"
		);
		const page = await openAs( 'admin' );
		const card = await openParts( page );
		takeAway();
		await expect( card.locator( '.jp-notice' ) ).toHaveText(
			'Warning: Your SEO settings are managed by the following plugin: Yoast SEO'
		);
		await expect(
			card.getByRole( 'button', { name: 'Save settings' } )
		).toHaveCount( 0 );
	} );
} );
