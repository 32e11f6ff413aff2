import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Opens a post in the block editor, by default a new one, and waits until it
 * can be edited.
 */
export async function openEditor( page: Page, id?: number ): Promise< void > {
	await page.goto(
		id
			? `/wp-admin/post.php?post=${ id }&action=edit`
			: '/wp-admin/post-new.php'
	);
	// Until the editor is ready, it replaces inserted blocks by those of the saved post.
	await page.waitForFunction(
		'window.wp?.data?.select( "core/editor" )?.__unstableIsEditorReady() && window.wp.blocks.getBlockType( "core/embed" )'
	);
	await page.evaluate(
		`window.wp.data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false )`
	);
	await canvasOf( page );
}

/** The frame that contains the blocks, once it shows them. */
export async function canvasOf( page: Page ): Promise< Frame > {
	let canvas: Frame | undefined;
	await expect( async () => {
		for ( const frame of [
			page.frame( 'editor-canvas' ),
			page.mainFrame(),
		] ) {
			if ( await frame?.locator( '.is-root-container' ).count() ) {
				canvas = frame ?? undefined;
				return;
			}
		}
		throw new Error( 'The editor shows no blocks.' );
	} ).toPass( { timeout: 20_000 } );
	return canvas ?? page.mainFrame();
}

/** A block to insert. */
export interface NewBlock {
	name: string;
	attributes?: object;
	innerBlocks?: NewBlock[];
}

export const insertBlocks = (
	page: Page,
	title: string,
	blocks: NewBlock[]
): Promise< void > =>
	page.evaluate(
		( [ postTitle, list ] ) => {
			const { data, blocks: api } = Reflect.get( window, 'wp' );
			const make = ( {
				name,
				attributes,
				innerBlocks,
			}: NewBlock ): unknown =>
				api.createBlock(
					name,
					attributes,
					( innerBlocks ?? [] ).map( make )
				);
			data.dispatch( 'core/editor' ).editPost( { title: postTitle } );
			data.dispatch( 'core/block-editor' ).insertBlocks(
				list.map( make )
			);
		},
		[ title, blocks ] as const
	);

/** Publishes the post. */
export const publish = (
	page: Page
): Promise< { id: number; link: string; isDirty: boolean } > =>
	page.evaluate( async () => {
		const { data } = Reflect.get( window, 'wp' );
		data.dispatch( 'core/editor' ).editPost( { status: 'publish' } );
		await data.dispatch( 'core/editor' ).savePost();
		const { id, link } = data.select( 'core/editor' ).getCurrentPost();
		return {
			id,
			link,
			isDirty: data.select( 'core/editor' ).isEditedPostDirty(),
		};
	} );

/** Names of the blocks whose saved HTML the editor doesn't accept. */
export const invalidBlocks = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		interface Block {
			name: string;
			isValid: boolean;
			innerBlocks: Block[];
		}
		const walk = ( blocks: Block[] ): string[] =>
			blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid ? [] : [ name ] ),
				...walk( innerBlocks ),
			] );
		return walk(
			Reflect.get( window, 'wp' )
				.data.select( 'core/block-editor' )
				.getBlocks()
		);
	} );

/** Deletes posts by their title. */
export const deletePosts = ( title: string ): string =>
	`foreach ( get_posts( array( 'title' => '${ title }', 'post_status' => 'any' ) ) as $post ) { wp_delete_post( $post->ID, true ); }`;
