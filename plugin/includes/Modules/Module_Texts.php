<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** The texts of each module, in the current locale. A header cannot be translated, so they are not there. */
final class Module_Texts {

	private const NONE = array(
		'name'             => '',
		'description'      => '',
		'long_description' => '',
		'learn_more'       => '',
		'search_terms'     => '',
	);

	/**
	 * Texts by locale and slug: a request may switch its locale, for an email or in REST.
	 *
	 * @var array<string, array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>>
	 */
	private static array $texts = array();

	/**
	 * The texts of one module.
	 *
	 * @return array{name: string, description: string, long_description: string, learn_more: string, search_terms: string} Plain texts; search_terms are separated by commas. An unknown module has its slug for a name.
	 */
	public static function of( string $slug ): array {
		$locale = determine_locale();

		if ( ! isset( self::$texts[ $locale ][ $slug ] ) ) {
			$feature = Feature_Files::shipped()->get( $slug );

			self::$texts[ $locale ][ $slug ] = $feature ? $feature->texts() : array_merge( self::NONE, array( 'name' => $slug ) );
		}

		return self::$texts[ $locale ][ $slug ];
	}
}
