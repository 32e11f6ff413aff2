<?php
/**
 * Loops of classic themes.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Infinite_Scroll;

use Jetpack_Dashboard\Features\Infinite_Scroll\Theme_Support;
use PHPUnit\Framework\TestCase;

final class Theme_SupportTest extends TestCase {

	/**
	 * Templates, and whether the posts of their loop are siblings.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public function templates(): array {
		return array(
			'a template part per post'       => array( '<main><?php if ( have_posts() ) : while ( have_posts() ) : the_post(); get_template_part( "content" ); endwhile; endif; ?></main>', true ),
			'braces'                         => array( '<main><?php if ( have_posts() ) { while ( have_posts() ) { the_post(); if ( is_sticky() ) { ?><b>Pinned</b><?php } ?><article></article><?php } } ?></main>', true ),
			'posts in the template'          => array( '<?php while ( have_posts() ) : the_post(); ?><article><div><?php the_title(); ?></div></article><?php endwhile; ?>', true ),
			'texts that PHP prints'          => array( '<?php while ( have_posts() ) { the_post(); echo \'<div class="post">\'; the_title(); echo "</div>"; } ?>', true ),
			'comments'                       => array( '<?php while ( have_posts() ) : the_post(); // Opens a <div> elsewhere.' . "\n" . '/* </div> */ the_title(); endwhile; ?>', true ),
			'rows of several posts'          => array( '<div><?php while ( have_posts() ) : the_post(); the_title(); if ( 0 === ++$i % 3 ) : ?></div><div><?php endif; endwhile; ?></div>', false ),
			'an element that is closed late' => array( '<?php while ( have_posts() ) : the_post(); ?><article><?php endwhile; ?></article>', false ),
			'no loop'                        => array( '<?php get_template_part( "loop" );', false ),
			'the loop of another query'      => array( '<?php while ( $other->have_posts() ) : $other->the_post(); endwhile;', false ),
			'two loops'                      => array( '<?php while ( have_posts() ) : the_post(); endwhile; rewind_posts(); while ( have_posts() ) : the_post(); endwhile;', false ),
		);
	}

	/** @dataProvider templates */
	public function test_finds_a_loop_whose_posts_are_siblings( string $source, bool $is_safe ): void {
		$loop = Theme_Support::loop_in( $source );
		$this->assertSame( $is_safe, null !== $loop && Theme_Support::is_balanced( $loop ) );
	}
}
