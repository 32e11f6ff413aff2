<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/** Whether clicks may be counted: anybody can send paths, so files must exist, and hosts must be of other sites. */
final class Site_Files {

	/**
	 * Whether a file exists, by path.
	 *
	 * @var array<string, bool>
	 */
	private array $exists = array();

	/** The path of the URL of the uploads folder, with slashes. */
	public static function url_path(): string {
		return trailingslashit( (string) wp_parse_url( Uploads::url(), PHP_URL_PATH ) );
	}

	/** True for page views, whose post is checked elsewhere. */
	public function is_countable( View $view ): bool {
		if ( '' === $view->target ) {
			return true;
		}
		if ( View::CLICK === $view->target[0] ) {
			return wp_parse_url( home_url(), PHP_URL_HOST ) !== $view->name();
		}

		$path = $view->name();

		$this->exists[ $path ] = $this->exists[ $path ] ?? self::exists( $path );

		return $this->exists[ $path ];
	}

	private static function exists( string $path ): bool {
		$type = wp_check_filetype( $path );

		return 1 === preg_match( '/\A[^\x00-\x1f\x7f\\\\]+\z/u', $path )
			&& 0 === validate_file( $path )
			&& 0 !== strpos( $path, Buffer::FOLDER . '/' )
			&& is_string( $type['type'] ) && 0 !== strpos( $type['type'], 'image/' )
			&& is_file( Uploads::folder() . '/' . $path );
	}
}
