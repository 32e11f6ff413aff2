import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { openRoute, routeOf } from './support/dashboard';
import { addSiteCode, keepSettings, settingsCard } from './support/settings';
import { expect, test } from './support/test';

const ALL_OFF = {
	'post-by-email': false,
	'copy-post': false,
	markdown: false,
	latex: false,
	shortcodes: false,
};

let removeSiteCode = () => {};

test.beforeAll( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'connected' );
	removeSiteCode = addSiteCode(
		sandbox,
		"add_filter( 'jetpack_dashboard_has_behaviour', '__return_true' );"
	);
} );
test.beforeEach( ( { sandbox } ) => keepSettings( sandbox, ALL_OFF ) );
test.afterAll( async ( { sandbox } ) => {
	await keepSettings( sandbox, ALL_OFF );
	removeSiteCode();
	await prepareSite( sandbox, 'local' );
} );

test.describe( 'who is no manager', () => {
	const cardsOf = ( page: Page ) =>
		page.locator( '.jp-settings' ).getByRole( 'heading', { level: 2 } );

	for ( const login of [ 'editor', 'author' ] as const ) {
		test( `as ${ login }: their address and the tools that are on, and no switch (B213, B214, B216)`, async ( {
			openAs,
			sandbox,
		} ) => {
			await keepSettings( sandbox, {
				'post-by-email': true,
				'copy-post': true,
			} );
			const page = await openAs( login );
			await openRoute( page, '#/writing' );
			await expect( cardsOf( page ) ).toHaveText( [
				'Composing',
				'Post by email',
			] );
			await expect( settingsCard( page, 'Composing' ) ).toContainText(
				'Copy post'
			);
			await expect( page.getByRole( 'switch' ) ).toHaveCount( 0 );
			await expect(
				page.getByRole( 'button', { name: 'Create address' } )
			).toHaveAccessibleDescription(
				'Connect your user account to use an address.'
			);
			expect( await findViolations( page ) ).toEqual( [] );
		} );
	}

	test( 'as editor: a word about the tools while none is on (B212)', async ( {
		openAs,
		sandbox,
	} ) => {
		await keepSettings( sandbox, { 'post-by-email': true } );
		const page = await openAs( 'editor' );
		await openRoute( page, '#/writing' );
		await expect( settingsCard( page, 'Composing' ) ).toContainText(
			'Writing tools will be shown here when an administrator enables them.'
		);
	} );

	test( 'as subscriber: nothing', async ( { openAs, sandbox } ) => {
		await keepSettings( sandbox, { 'post-by-email': true } );
		const page = await openAs( 'subscriber' );
		await openRoute( page, '#/writing' );
		expect( routeOf( page ) ).toBe( '/dashboard' );
	} );
} );
