import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { openRoute, routeOf } from './support/dashboard';
import {
	EVERY_MODULE_DOES_SOMETHING,
	saveSettings,
	settingsCard,
	startFromDefaults,
} from './support/settings';
import { expect, test } from './support/test';

/** The settings for users who aren't managers. */
startFromDefaults( {
	modules: [
		'post-by-email',
		'copy-post',
		'markdown',
		'latex',
		'shortcodes',
		'publicize',
		'likes',
		'comments',
		'subscriptions',
	],
	siteCode: EVERY_MODULE_DOES_SOMETHING,
} );

const cardsOf = ( page: Page ) =>
	page.locator( '.jp-settings' ).getByRole( 'heading', { level: 2 } );

/** These URLs redirect to the dashboard. */
async function expectClosed( page: Page, tabs: readonly string[] ) {
	for ( const tab of tabs ) {
		await openRoute( page, `#/${ tab }` );
		await expect.poll( () => routeOf( page ), tab ).toBe( '/dashboard' );
		await expect( cardsOf( page ), tab ).toHaveCount( 0 );
	}
}

for ( const login of [ 'editor', 'author' ] as const ) {
	test( `as ${ login }: their address and the tools that are on, and no switch (B213, B214, B216)`, async ( {
		openAs,
		sandbox,
	} ) => {
		await saveSettings( sandbox, {
			'post-by-email': true,
			'copy-post': true,
			publicize: true,
			likes: true,
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

		await test.step( 'publicize is text and links, and the only card', async () => {
			await openRoute( page, '#/sharing' );
			await expect( cardsOf( page ) ).toHaveText( [
				'Publicize connections',
			] );
			const card = settingsCard( page, 'Publicize connections' );
			await expect( card.getByRole( 'switch' ) ).toHaveCount( 0 );
			await expect( card.getByRole( 'link' ) ).toHaveText( [
				'Connect your user account to see its social connections',
				'Connect Mastodon, Bluesky or a webhook',
			] );
			expect( await findViolations( page ) ).toEqual( [] );
		} );
	} );
}

test( 'B144 editors and authors have no tab while Post by email and Publicize are off', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, { comments: true, subscriptions: true } );
	await expectClosed( await openAs( 'editor' ), [
		'discussion',
		'traffic',
		'security',
	] );
	await expectClosed( await openAs( 'author' ), [ 'discussion' ] );
} );

test( 'a subscriber has no tab, regardless of the modules', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, {
		'post-by-email': true,
		publicize: true,
		comments: true,
		subscriptions: true,
	} );
	await expectClosed( await openAs( 'subscriber' ), [
		'discussion',
		'sharing',
		'writing',
	] );
} );
