<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Recommendations\Conditional_Recommendations;

defined( 'ABSPATH' ) || exit;

/** Adds the number of new recommendations to the admin menu. */
final class Recommendations_Badge {

	private Conditional_Recommendations $recommendations;

	public function __construct( Conditional_Recommendations $recommendations ) {
		$this->recommendations = $recommendations;
	}

	/** Filters the finished menu: WordPress derives the hooks of subpages from the title that add_menu_page() gets. */
	public function register(): void {
		add_filter( 'add_menu_classes', array( $this, 'add' ) );
	}

	/**
	 * @param array<int|string, array<int, string>> $menu
	 * @return array<int|string, array<int, string>>
	 */
	public function add( $menu ) {
		$count = current_user_can( 'jetpack_manage_modules' ) ? count( $this->recommendations->unread() ) : 0;

		foreach ( $count > 0 ? $menu : array() as $position => $item ) {
			if ( Admin_Page::SLUG === ( $item[2] ?? '' ) ) {
				$menu[ $position ][0] .= ' ' . self::html( $count );
			}
		}

		return $menu;
	}

	private static function html( int $count ): string {
		/* translators: %s: number of recommendations. */
		$text = sprintf( _n( '%s new recommendation', '%s new recommendations', $count, 'jetpack-dashboard' ), number_format_i18n( $count ) );

		return sprintf(
			'<span class="update-plugins count-%1$d"><span class="plugin-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( number_format_i18n( $count ) ),
			esc_html( $text )
		);
	}
}
