import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Sandbox } from '../../sandbox';
import { PHOTO } from './gallery-page';

const CLIP = readFileSync( resolve( __dirname, 'clip.webm' ) ).toString(
	'base64'
);

/** Blocks without attributes or with these, each as an opening comment. */
const BLOCKS = [
	'jetpack/markdown',
	'jetpack/sharing-buttons',
	'jetpack/like',
	'jetpack/related-posts',
	'jetpack/subscriptions',
	'jetpack/search-filters',
	'jetpack/portfolio',
	'jetpack/testimonials',
	'jetpack/contact-details {"address":"1 Hill Road","phone":"+351 21 123","email":"ana@example.org","hours":"9–17"}',
	'jetpack/author-list',
	'jetpack/popular-posts',
	'jetpack/milestone {"event":"Fair","date":"2020-01-01","message":"Done!"}',
	'jetpack/ad {"code":"\\u003cp\\u003eBuy here\\u003c/p\\u003e"}',
	'jetpack/ad {"place":"below-post"}',
].map( ( block ) =>
	block === 'jetpack/markdown'
		? `<!-- wp:${ block } --><pre class="wp-block-jetpack-markdown">## Markdown\n\n* **Bold** and \`code\`\n\n| A | B |\n|---|---|\n| 1 | 2 |</pre><!-- /wp:${ block } -->`
		: `<!-- wp:${ block } /-->`
);

const FIELDS = [
	'name',
	'email',
	'telephone',
	'url',
	'date',
	'number',
	'text',
	'textarea',
	'checkbox',
	'consent',
	'file',
];
const CHOICES = [ 'select', 'radio', 'checkbox-multiple' ];

const FORM = `<!-- wp:jetpack/contact-form -->${ [
	...FIELDS.map( ( type ) => `{"label":"A ${ type }","required":true}` ),
	...CHOICES.map(
		( type ) => `{"label":"A ${ type }","options":["Red","Green"]}`
	),
]
	.map(
		( attributes, index ) =>
			`<!-- wp:jetpack/field-${
				[ ...FIELDS, ...CHOICES ][ index ]
			} ${ attributes } /-->`
	)
	.join( '' ) }<!-- /wp:jetpack/contact-form -->`;

const SHORTCODES = [
	'[contact-form][contact-field label="Your name" type="name" required="1"][/contact-form]',
	'[googlemaps https://www.google.com/maps/embed?pb=1]',
	'[codepen https://codepen.io/ana/pen/abcdef]',
	'[gist https://gist.github.com/ana/0123456789abcdef0123]',
	'[archives type="monthly" showcount="true"]',
	'[recipe title="Bread" servings="2" time="1 hour"][recipe-ingredients]Flour\nWater[/recipe-ingredients][recipe-directions]Mix\nBake[/recipe-directions][recipe-notes]Hot.[/recipe-notes][/recipe]',
	'[portfolio]',
	'[testimonials]',
].map( ( text ) => `<!-- wp:shortcode -->${ text }<!-- /wp:shortcode -->` );

const FORMULA = '<p>Take $latex \\frac{a}{b} &lt; 1$.</p>';

const phpText = ( text: string ): string =>
	`base64_decode( '${ Buffer.from( text ).toString( 'base64' ) }' )`;

const MAKE = `
${ PHOTO }
kses_remove_filters();
wp_set_current_user( 1 );
$ids = array();
for ( $i = 1; $i <= 4; $i++ ) {
	$upload = wp_upload_bits( "everything-$i.png", null, $photo( 900, 600, 30 * $i ) );
	$id     = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => "Photo $i", 'post_excerpt' => "Caption $i", 'post_status' => 'inherit' ), $upload['file'] );
	wp_update_attachment_metadata( $id, array( 'width' => 900, 'height' => 600, 'file' => _wp_relative_upload_path( $upload['file'] ), 'sizes' => array() ) );
	update_post_meta( $id, '_wp_attachment_image_alt', "A field, $i" );
	$ids[] = $id;
}
$upload = wp_upload_bits( 'everything.webm', null, base64_decode( '${ CLIP }' ) );
$video  = wp_insert_attachment( array( 'post_mime_type' => 'video/webm', 'post_title' => 'Clip' ), $upload['file'] );
$images = '';
foreach ( $ids as $index => $id ) {
	$images .= sprintf( '<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"none"} --><figure class="wp-block-image size-large"><img src="%2$s" alt="A field, %3$d" class="wp-image-%1$d"/></figure><!-- /wp:image -->', $id, wp_get_attachment_url( $id ), $index + 1 );
}
$content = sprintf( '<!-- wp:gallery {"linkTo":"none","className":"is-style-tiled-mosaic"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped is-style-tiled-mosaic">%s</figure><!-- /wp:gallery -->', $images );
$content .= sprintf( '<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large"><a href="%2$s"><img src="%2$s" alt="Alone" class="wp-image-%1$d"/></a></figure><!-- /wp:image -->', $ids[0], wp_get_attachment_url( $ids[0] ) );
$content .= sprintf( '<!-- wp:video {"id":%1$d} --><figure class="wp-block-video"><video controls src="%2$s"></video></figure><!-- /wp:video -->', $video, $upload['url'] );
$content .= '<!-- wp:shortcode -->[gallery type="rectangular" ids="' . implode( ',', $ids ) . '"]<!-- /wp:shortcode --><!-- wp:shortcode -->[slideshow ids="' . implode( ',', $ids ) . '"]<!-- /wp:shortcode -->';
$content .= ${ phpText(
	[ FORMULA, ...BLOCKS, FORM, ...SHORTCODES ].join( '\n' )
) };
$made = array();
foreach ( array( 'jetpack-portfolio' => 'A project', 'jetpack-testimonial' => 'A customer', 'post' => 'A related post' ) as $type => $title ) {
	$made[] = wp_insert_post( array( 'post_type' => $type, 'post_title' => $title, 'post_content' => 'Words.', 'post_status' => 'publish', 'tags_input' => array( 'everything' ) ) );
	set_post_thumbnail( end( $made ), $ids[1] );
}
$post = wp_insert_post( wp_slash( array( 'post_title' => 'Everything', 'post_content' => $content, 'post_status' => 'publish', 'comment_status' => 'open', 'tags_input' => array( 'everything' ) ) ), true );
set_post_thumbnail( $post, $ids[0] );
foreach ( array( 'Ann', 'Bob' ) as $name ) {
	wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_author' => $name, 'comment_author_email' => "$name@example.org", 'comment_content' => 'Or $latex a^2$?', 'comment_approved' => 1 ) );
}
echo wp_json_encode( array( 'posts' => array_merge( array( $post ), $made, $ids, array( $video ) ), 'path' => wp_make_link_relative( get_permalink( $post ) ) ) );`;

export interface EverythingPost {
	/** IDs of all posts that were created, the first is the post itself. */
	readonly posts: readonly number[];
	readonly path: string;
}

/** Creates a post with a part of each module. */
export async function createEverythingPost(
	sandbox: Sandbox
): Promise< EverythingPost > {
	return JSON.parse( await sandbox.wpEval( MAKE ) );
}
