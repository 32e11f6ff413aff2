import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, get, post, site } from '../support/site';
import { pageAt } from './support';

const MAKE = 'jetpack_dashboard_static_make';

/** The folder of the copies. */
export const copiesFolder = (): string =>
	path.join( site().contentDir, 'uploads/jetpack-dashboard-static' );

/** The folder of the plugin whose scripts and styles the tests print. */
export const examplesFolder = (): string =>
	path.join( site().contentDir, 'plugins/static-examples' );

const FILES: Readonly< Record< string, string > > = {
	'css/style.css':
		'@import "more.css";\n.a{background:url(../a.png)}\n/*# sourceMappingURL=style.css.map */',
	'css/more.css': '.b{color:red}',
	'css/turned.css': '.c{left:0}',
	'css/turned-rtl.css': '.c{right:0}',
	'css/safe.css': '.d{color:red}',
	'js/script.js':
		'window.examples = 1;\n//# sourceMappingURL=script.js.map\n',
	'js/finds-itself.js': 'window.own = document.currentScript.src;',
	'js/page.php.js': 'window.php = 1;',
	'js/module.js': 'export default 1;',
};

/** Handles of the scripts and styles that every page prints. */
const ENQUEUE = `
add_action( 'wp_enqueue_scripts', static function () {
	$url = plugins_url( 'static-examples' );
	wp_enqueue_style( 'example', "$url/css/style.css", array(), '1.0', 'print' );
	wp_add_inline_style( 'example', '.inline{color:red}' );
	wp_enqueue_style( 'turned', "$url/css/turned.css", array(), '1.0' );
	wp_style_add_data( 'turned', 'rtl', 'replace' );
	wp_enqueue_style( 'safe', "$url/css/safe.css", array(), '1.0' );
	wp_enqueue_script( 'example', "$url/js/script.js", array(), '1.0', array( 'strategy' => 'defer' ) );
	wp_localize_script( 'example', 'exampleData', array( 'a' => 'b' ) );
	wp_enqueue_script( 'finds-itself', "$url/js/finds-itself.js", array(), '1.0', true );
	wp_enqueue_script_module( 'module', "$url/js/module.js", array(), '1.0' );
	// None of these may get a copy.
	foreach ( array( "$url/js/page.php.js", "$url/../../../wp-config.php", "$url/js/link.js", "$url/js/script.js?ver=1&more=1", content_url( 'uploads/upload.js' ), 'https://elsewhere.example/wp-content/plugins/static-examples/js/script.js', "$url/js/missing.js" ) as $number => $src ) {
		wp_enqueue_script( "odd-$number", $src, array(), null, true );
	}
} );
add_filter( 'style_loader_tag', static fn( $tag, $handle ) => 'safe' === $handle ? str_replace( '<link ', '<link integrity="sha256-x" ', $tag ) : $tag, 10, 2 );`;

/** Adds the files and the code that prints them; returns what removes them. */
export function addExamples(): () => void {
	for ( const [ name, text ] of Object.entries( FILES ) ) {
		const file = path.join( examplesFolder(), name );
		fs.mkdirSync( path.dirname( file ), { recursive: true } );
		fs.writeFileSync( file, text );
	}
	fs.symlinkSync(
		path.join( site().contentDir, 'index.php' ),
		path.join( examplesFolder(), 'js/link.js' )
	);
	fs.writeFileSync(
		path.join( site().contentDir, 'uploads/upload.js' ),
		'window.uploaded = 1;'
	);
	const remove = dropMustUsePlugin( 'static-examples', ENQUEUE );
	return () => {
		remove();
		fs.rmSync( examplesFolder(), { recursive: true, force: true } );
		fs.rmSync( path.join( site().contentDir, 'uploads/upload.js' ), {
			force: true,
		} );
	};
}

/** The tag with an id. */
export function tagOf( html: string, id: string ): string {
	const tags = html.match( /<(?:script|link)\b[^>]*>/g ) ?? [];
	return (
		tags.find( ( tag ) =>
			new RegExp( `\\bid=["']${ id }["']` ).test( tag )
		) ?? ''
	);
}

/** The address of a script or style on a page, by the id of its tag. */
export function addressOf( html: string, id: string ): string {
	const [ , , url = '' ] =
		/\b(?:src|href)=(["'])(.*?)\1/.exec( tagOf( html, id ) ) ?? [];
	return url.replace( /&#0?38;|&amp;/g, '&' );
}

/** Runs the event that makes copies; a page adds its files after it was sent. */
export const makeStaticCopies = ( before = '' ): Promise< string > =>
	evalPhp( `
for ( $i = 0; $i < 60 && ! glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-static/queue/*.txt' ); $i++ ) {
	usleep( 50000 );
}
${ before }
do_action( '${ MAKE }' );` );

/** The front page, after its copies were made. */
export async function acceleratedPage( path_ = '/' ): Promise< string > {
	await pageAt( path_ );
	await makeStaticCopies();
	return pageAt( path_ );
}

export const figures = async () =>
	( await get( 'module/photon-cdn/data' ) ).body;

export const emptyStaticCopies = () =>
	post( 'module/photon-cdn/empty', { empty: true } );
