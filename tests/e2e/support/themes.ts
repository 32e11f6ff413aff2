import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../../sandbox';
import { test } from './test';

const FUNCTIONS = `<?php
add_action( 'after_setup_theme', static function () {
	add_theme_support( 'title-tag' );
	add_theme_support( 'post-thumbnails' );
	add_theme_support( 'automatic-feed-links' );
	add_theme_support( 'html5', array( 'comment-form', 'comment-list', 'gallery', 'caption', 'script', 'style' ) );
} );
add_action( 'widgets_init', static function () {
	register_sidebar( array( 'id' => 'side', 'name' => 'Side', 'before_widget' => '<div id="%1$s" class="%2$s">', 'after_widget' => '</div>', 'before_title' => '<h2>', 'after_title' => '</h2>' ) );
} );
add_action( 'wp_enqueue_scripts', static function () {
	wp_enqueue_style( 'test-theme', get_stylesheet_uri() );
} );`;

const COMMENTS = `<?php
echo '<section id="comments"><h2>Comments</h2><ol>';
wp_list_comments( array( 'style' => 'ol' ) );
echo '</ol></section>';
comment_form();`;

const indexWith = ( start: string ): string => `<?php
?><!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head><meta charset="<?php bloginfo( 'charset' ); ?>"><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head>
<body <?php body_class(); ?>>${ start }
<header><p>The site</p></header>
<main><?php while ( have_posts() ) { the_post(); ?><article <?php post_class(); ?>><?php the_title( '<h1>', '</h1>' ); the_content(); ?></article><?php if ( is_singular() ) { comments_template(); } } ?></main>
<aside aria-label="Side"><?php dynamic_sidebar( 'side' ); ?></aside>
<?php wp_footer(); ?></body></html>`;

const css = ( name: string ): string => `/*
Theme Name: Test ${ name }
*/
img { block-size: auto; max-inline-size: 100%; }
textarea { box-sizing: border-box; max-inline-size: 100%; }
a:not( [class] ) { text-decoration: underline; }
body { line-height: 1.5; }`;

/** Files by theme. The classic theme lacks `wp_body_open()`. */
const THEMES = {
	classic: { 'index.php': indexWith( '' ) },
	hybrid: {
		'index.php': indexWith( '<?php wp_body_open(); ?>' ),
		'theme.json':
			'{"version":3,"settings":{"layout":{"contentSize":"650px"}}}',
	},
} as const;

/** Widgets in the sidebar of the classic themes: PHP of their settings. */
const WIDGETS = {
	jetpack_dashboard_contact_details:
		"array( 'title' => 'Contact', 'phone' => '+351 21 123' )",
	jetpack_dashboard_author_list: "array( 'title' => 'Authors' )",
	jetpack_dashboard_popular_posts: "array( 'title' => 'Popular' )",
	jetpack_dashboard_milestone:
		"array( 'title' => 'Milestone', 'event' => 'Fair', 'date' => '2020-01-01', 'message' => 'Done!' )",
	jetpack_dashboard_ad:
		"array( 'place' => 'custom', 'code' => '<p>Buy</p>' )",
	jetpack_dashboard_subscribe: "array( 'title' => 'Subscribe' )",
};

export type TestTheme = 'block' | keyof typeof THEMES;

/**
 * Adds a classic theme and a hybrid one (with a `theme.json`), both with our
 * widgets in their sidebar, for the tests of a file. Returns a function that
 * switches to one, or to the site's block theme.
 */
export function useTestThemes(): (
	sandbox: Sandbox,
	theme: TestTheme
) => Promise< void > {
	let original = '';
	const folderOf = ( { contentDir }: Sandbox, name: string ) =>
		join( contentDir, 'themes', `test-${ name }` );

	test.beforeAll( async ( { sandbox } ) => {
		for ( const [ name, files ] of Object.entries( THEMES ) ) {
			const folder = folderOf( sandbox, name );
			mkdirSync( folder, { recursive: true } );
			for ( const [ file, text ] of Object.entries( {
				...files,
				'style.css': css( name ),
				'functions.php': FUNCTIONS,
				'comments.php': COMMENTS,
			} ) ) {
				writeFileSync( join( folder, file ), text );
			}
		}
		original = await sandbox.wpEval( 'echo get_stylesheet();' );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await sandbox.wpEval( `
			switch_theme( '${ original }' );
			delete_option( 'theme_mods_test-classic' );
			delete_option( 'theme_mods_test-hybrid' );` );
		for ( const name of Object.keys( THEMES ) ) {
			rmSync( folderOf( sandbox, name ), { recursive: true } );
		}
		await sandbox.wpEval( 'wp_clean_themes_cache();' );
	} );

	return async ( sandbox, theme ) => {
		const widgets = Object.entries( WIDGETS ).map(
			( [ id, settings ] ) =>
				`update_option( 'widget_${ id }', array( 2 => ${ settings }, '_multiwidget' => 1 ) ); $side[] = '${ id }-2';`
		);
		await sandbox.wpEval(
			theme === 'block'
				? `switch_theme( '${ original }' );`
				: `
					wp_clean_themes_cache();
					switch_theme( 'test-${ theme }' );
					$side = array();
					${ widgets.join( '\n' ) }
					update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'side' => $side, 'array_version' => 3 ) );`
		);
	};
}
