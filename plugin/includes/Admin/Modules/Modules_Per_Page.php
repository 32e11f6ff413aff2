<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Modules;

defined( 'ABSPATH' ) || exit;

/** How many modules the list shows per page. Each user chooses it in the screen options. */
final class Modules_Per_Page {

	/** User option. */
	private const OPTION = 'jetpack_dashboard_modules_per_page';

	/** More than there are, so that the list has one page unless the user wants several. */
	private const DEFAULT = 100;
	private const MAX     = 999;

	/** WordPress stores screen options before it loads the page. */
	public function register(): void {
		add_filter( 'set_screen_option_' . self::OPTION, array( $this, 'sanitize' ), 10, 3 );
	}

	/**
	 * As in WordPress's own lists, an empty field or an invalid number changes nothing.
	 *
	 * @param mixed  $unused
	 * @param string $option
	 * @param mixed  $value
	 * @return int|false False keeps the stored value.
	 */
	public function sanitize( $unused, $option, $value ) {
		$number = is_numeric( $value ) ? (int) $value : 0;

		return $number > 0 ? min( self::MAX, $number ) : false;
	}

	public function add_to_screen(): void {
		add_screen_option(
			'per_page',
			array(
				'label'   => __( 'Number of modules per page:', 'jetpack-dashboard' ),
				'default' => self::DEFAULT,
				'option'  => self::OPTION,
			)
		);
	}

	public function get(): int {
		$chosen = (int) get_user_option( self::OPTION );

		return $chosen > 0 ? $chosen : self::DEFAULT;
	}
}
