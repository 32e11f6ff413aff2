<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** Module texts in the current locale. Headers can't be translated. */
final class Module_Texts {

	private const NONE = array(
		'name'             => '',
		'description'      => '',
		'long_description' => '',
		'learn_more'       => '',
		'search_terms'     => '',
	);

	/**
	 * By locale and slug, since the locale may change during a request.
	 *
	 * @var array<string, array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>>
	 */
	private static array $texts = array();

	/** @return array{name: string, description: string, long_description: string, learn_more: string, search_terms: string} search_terms are comma-separated. The name of unknown modules is their slug. */
	public static function of( string $slug ): array {
		$locale = determine_locale();

		if ( ! isset( self::$texts[ $locale ][ $slug ] ) ) {
			$feature = Feature_Files::shipped()->get( $slug );

			self::$texts[ $locale ][ $slug ] = $feature ? $feature->texts() : array_merge( self::NONE, array( 'name' => $slug ) );
		}

		return self::$texts[ $locale ][ $slug ];
	}
}
