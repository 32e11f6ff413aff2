import { evalPhp } from '../support/site';

const indexWith = ( start: string ): string => `<?php
?><!DOCTYPE html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test</title><?php wp_head(); ?></head><body <?php body_class(); ?>>${ start }<main><?php while ( have_posts() ) { the_post(); ?><h1><?php the_title(); ?></h1><?php the_content(); } ?></main><?php wp_footer(); ?></body></html>`;

const THEME_JSON =
	'{"version":3,"settings":{"layout":{"contentSize":"650px"}}}';

/**
 * Adds a classic theme (without `wp_body_open()`) and a hybrid theme (one with a
 * `theme.json`) for the tests of a file or `describe`; returns a function that
 * switches to one.
 */
export function useTestThemes(): (
	theme: 'classic' | 'hybrid'
) => Promise< void > {
	let previous = '';
	const write = ( name: string, file: string, text: string ): string =>
		`$folder = get_theme_root() . '/test-${ name }'; wp_mkdir_p( $folder ); file_put_contents( "$folder/${ file }", base64_decode( '${ Buffer.from(
			text
		).toString( 'base64' ) }' ) );`;

	beforeAll( async () => {
		const themes = [ 'classic', 'hybrid' ].flatMap( ( name ) => [
			write( name, 'style.css', `/*\nTheme Name: Test ${ name }\n*/` ),
			write(
				name,
				'index.php',
				indexWith( name === 'hybrid' ? '<?php wp_body_open(); ?>' : '' )
			),
		] );
		previous = await evalPhp(
			`${ themes.join( '\n' ) } ${ write(
				'hybrid',
				'theme.json',
				THEME_JSON
			) } echo get_stylesheet();`
		);
	} );
	afterAll( async () => {
		await evalPhp(
			`switch_theme( '${ previous }' ); foreach ( array( 'classic', 'hybrid' ) as $name ) { array_map( 'unlink', glob( get_theme_root() . "/test-$name/*" ) ); rmdir( get_theme_root() . "/test-$name" ); } wp_clean_themes_cache();`
		);
	} );
	return async ( theme ) => {
		await evalPhp(
			`wp_clean_themes_cache(); switch_theme( 'test-${ theme }' );`
		);
	};
}
