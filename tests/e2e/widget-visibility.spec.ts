import { findViolationsIn } from './support/accessibility';
import { openEditor } from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

test.beforeAll( ( { sandbox } ) =>
	saveSettings( sandbox, { 'widget-visibility': true } )
);
test.afterAll( ( { sandbox } ) =>
	saveSettings( sandbox, { 'widget-visibility': false } )
);

test( 'an author hides a block from logged-in users in the editor', async ( {
	openAs,
	page,
	sandbox,
} ) => {
	const editor = await openAs( 'author' );
	await openEditor( editor );
	await editor.evaluate( () => {
		const { data, blocks } = Reflect.get( window, 'wp' );
		data.dispatch( 'core/editor' ).editPost( { title: 'Visibility' } );
		const block = blocks.createBlock( 'core/paragraph', {
			content: 'Only for visitors.',
		} );
		data.dispatch( 'core/block-editor' ).insertBlocks( block );
		data.dispatch( 'core/block-editor' ).selectBlock( block.clientId );
		data.dispatch( 'core/edit-post' ).openGeneralSidebar(
			'edit-post/block'
		);
	} );
	const title = editor.getByRole( 'button', {
		name: 'Visibility',
		exact: true,
	} );
	await title.click();
	const panel = editor.locator( '.components-panel__body', {
		has: title,
	} );
	await panel
		.getByLabel( 'When the conditions match' )
		.selectOption( 'hide' );
	const who = panel.getByLabel( 'Who is visiting' );
	await who.focus();
	await who.pressSequentially( 'Logged-in' );
	await editor.keyboard.press( 'ArrowDown' );
	await editor.keyboard.press( 'Enter' );
	await expect( panel ).toContainText( 'Logged-in users' );
	for ( const direction of [ 'rtl', 'ltr' ] ) {
		await editor.setViewportSize( { width: 400, height: 900 } );
		await editor.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		// WordPress closes the sidebar where it covers the blocks.
		await editor.evaluate( () =>
			Reflect.get( window, 'wp' )
				.data.dispatch( 'core/edit-post' )
				.openGeneralSidebar( 'edit-post/block' )
		);
		const fields = editor.locator( '.jp-visibility' ).first();
		await expect(
			fields.getByLabel( 'When the conditions match' )
		).toBeVisible();
		expect(
			await fields.evaluate(
				( part ) => part.scrollWidth - part.clientWidth
			)
		).toBe( 0 );
		expect(
			( await findViolationsIn( editor, [ '.jp-visibility' ] ) ).filter(
				// WordPress's own token field.
				( violation ) => ! violation.includes( 'form-token-input' )
			)
		).toEqual( [] );
	}
	await editor.setViewportSize( { width: 1280, height: 900 } );

	const url = await editor.evaluate( async () => {
		const { data } = Reflect.get( window, 'wp' );
		data.dispatch( 'core/editor' ).editPost( { status: 'publish' } );
		await data.dispatch( 'core/editor' ).savePost();
		return data.select( 'core/editor' ).getCurrentPost().link as string;
	} );
	await page.goto( url );
	await expect( page.getByText( 'Only for visitors.' ) ).toBeVisible();
	await editor.goto( url );
	await expect( editor.locator( 'h1' ).first() ).toBeVisible();
	await expect( editor.getByText( 'Only for visitors.' ) ).toHaveCount( 0 );

	const stored = await sandbox.wpEval(
		"echo get_posts( array( 'title' => 'Visibility', 'numberposts' => 1 ) )[0]->post_content; wp_delete_post( get_posts( array( 'title' => 'Visibility', 'numberposts' => 1 ) )[0]->ID, true );"
	);
	expect( stored ).toContain(
		'"jetpackVisibility":{"action":"hide","roles":["members"]}'
	);
} );
