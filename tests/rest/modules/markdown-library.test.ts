import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp } from '../support/site';
import { SLUG, turnOn } from './markdown-evil';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

restoreStateAfterwards();
deleteAllPosts( SLUG );
beforeAll( turnOn );

/**
 * Another plugin’s libraries: other versions, partly with the same names as
 * ours, loaded before ours.
 */
const OTHER_COPIES = `
namespace League\\CommonMark\\Environment { final class Environment { const VERSION = 'theirs'; } }
namespace League\\CommonMark { final class MarkdownConverter { public function convertToHtml() { return 'theirs'; } } }
namespace League\\Config { final class Configuration {} }
namespace Nette\\Schema { final class Expect {} }
namespace Firebase\\JWT { class JWT { const VERSION = 'theirs'; } }
namespace {
	function trigger_deprecation() { throw new LogicException( 'theirs' ); }
}`;

const LIBRARY_CLASSES = `count( preg_grep( '/^Jetpack_Dashboard\\\\\\\\Vendor\\\\\\\\/', get_declared_classes() ) )`;

const countIn = ( html: string ) =>
	/<!-- library classes: (\d+) -->/.exec( html )?.[ 1 ];

it( 'is loaded by no page of the site and none of the administration', async () => {
	const id = await makePost( { post_content: '*a* <b>b</b>' } );
	const remove = dropMustUsePlugin(
		'library-classes',
		`add_action( 'shutdown', static function () { printf( '<!-- library classes: %d -->', ${ LIBRARY_CLASSES } ); }, 0 );`
	);
	try {
		for ( const path of [ '/', postPath( id ) ] ) {
			expect( countIn( await pageAt( path ) ) ).toBe( '0' );
		}
		for ( const page of [
			'edit.php',
			'index.php',
			'admin.php?page=jetpack',
			'post-new.php',
		] ) {
			expect(
				countIn( await pageAt( `/wp-admin/${ page }`, 'admin' ) )
			).toBe( '0' );
		}
		// A post with HTML is checked when the editor loads it, so the counter
		// must increase.
		expect(
			Number(
				countIn(
					await pageAt(
						`/wp-admin/post.php?post=${ id }&action=edit`,
						'admin'
					)
				)
			)
		).toBeGreaterThan( 100 );
	} finally {
		remove();
	}
} );

it( 'works with other versions of the library in other plugins, and does not change those', async () => {
	const remove = dropMustUsePlugin( 'other-copies', OTHER_COPIES );
	try {
		const id = await makePost( { post_content: '*a* ~~b~~' } );
		expect(
			await evalPhp( `echo get_post( ${ id } )->post_content;` )
		).toBe( '<p><em>a</em> <del>b</del></p>' );
		expect(
			await evalJson(
				`Jetpack_Dashboard\\Features\\Markdown\\Converter::for_posts()->html( '*a*' ); class_exists( 'Jetpack_Dashboard\\Vendor\\Firebase\\JWT\\JWT' ); echo wp_json_encode( array( League\\CommonMark\\Environment\\Environment::VERSION, ( new League\\CommonMark\\MarkdownConverter() )->convertToHtml(), Firebase\\JWT\\JWT::VERSION ) );`
			)
		).toEqual( [ 'theirs', 'theirs', 'theirs' ] );
	} finally {
		remove();
	}
} );
