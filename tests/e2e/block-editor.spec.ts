import type { Page } from '@playwright/test';
import { ALL_MODULES } from '../perf/scale/front-end';
import {
	deletePosts,
	insertBlocks,
	invalidBlocks,
	openEditor,
	publish,
} from './support/block-editor';
import { recordErrors } from './support/errors';
import { all, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const TITLE = 'All our blocks';
const PORTFOLIO = { jetpack_portfolio: true, jetpack_testimonial: true };

const withAll = ( isOn: boolean ) =>
	[
		all( ALL_MODULES, isOn ),
		Object.fromEntries(
			Object.keys( PORTFOLIO ).map( ( key ) => [ key, isOn ] )
		),
	] as const;

test.describe( 'the block editor with all modules on', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await sandbox.applyScenario( 'connected' );
		await saveSettings( sandbox, ...withAll( true ) );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await sandbox.wpEval( deletePosts( TITLE ) );
		await saveSettings( sandbox, ...withAll( false ) );
		await sandbox.applyScenario( 'local' );
	} );

	test( 'opens without console errors, shows our panels, inserts each of our blocks, and shows the published post’s shortlink and copy command', async ( {
		openAs,
		sandbox,
	} ) => {
		test.slow();
		const page = await openAs( 'admin' );
		const errors = recordErrors( page, sandbox.url );
		await openEditor( page );
		await page.evaluate(
			"window.wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/document' )"
		);
		for ( const name of [ 'SEO', 'Publicize', 'Likes', 'Followers' ] ) {
			const toggle = page.getByRole( 'button', { name, exact: true } );
			await expect( toggle ).toBeVisible();
			if (
				( await toggle.getAttribute( 'aria-expanded' ) ) === 'false'
			) {
				await toggle.click();
			}
		}
		for ( const panel of [
			'.jp-seo-panel',
			'.jp-publicize-panel',
			'.jp-like-panel',
			'.jp-followers-panel',
		] ) {
			await expect(
				page.locator( panel ).locator( 'input, button, a' ).nth( 1 )
			).toBeVisible();
		}
		await page.evaluate(
			`window.wp.data.dispatch( 'core/editor' ).editPost( { title: '${ TITLE }' } )`
		);
		await page
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		const checks = page.getByRole( 'region', { name: 'Editor publish' } );
		for ( const name of [ 'Publicize', 'Followers' ] ) {
			await expect(
				checks.getByRole( 'button', { name, exact: true } )
			).toBeVisible();
		}
		expect( errors ).toEqual( [] );

		const names = await ourBlocks( page );
		expect( names.length ).toBeGreaterThan( 15 );
		for ( const name of names ) {
			await insertBlocks( page, TITLE, [ { name } ] );
			await expect(
				page.locator( '.block-editor-warning' ),
				name
			).toHaveCount( 0 );
			expect( errors, name ).toEqual( [] );
		}
		const { id } = await publish( page );
		await openEditor( page, id );
		expect( await invalidBlocks( page ) ).toEqual( [] );
		await page.evaluate(
			"window.wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/document' )"
		);
		await expect( page.locator( '.jp-shortlink-panel' ) ).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Options', exact: true } )
			.click();
		await expect(
			page.getByRole( 'menuitem', { name: 'Copy to a new draft' } )
		).toBeVisible();
		expect( errors ).toEqual( [] );
	} );
} );

/** Blocks of ours that a post can contain by themselves. */
const ourBlocks = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		Reflect.get( window, 'wp' )
			.blocks.getBlockTypes()
			.filter(
				( block: { name: string; parent?: string[] } ) =>
					block.name.startsWith( 'jetpack/' ) && ! block.parent
			)
			.map( ( { name }: { name: string } ) => name )
	);
