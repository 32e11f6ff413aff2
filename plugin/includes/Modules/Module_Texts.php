<?php
/**
 * What modules are called and how they are found.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * The words of each module. They stand in classes of their own, not in the modules' headers, because a header can't be translated.
 */
final class Module_Texts {

	/** One class per settings page. */
	private const CLASSES = array(
		Texts\Security_Texts::class,
		Texts\Performance_Texts::class,
		Texts\Writing_Texts::class,
		Texts\Composing_Texts::class,
		Texts\Sharing_Texts::class,
		Texts\Traffic_Texts::class,
		Texts\Reach_Texts::class,
	);

	private const NONE = array(
		'name'             => '',
		'description'      => '',
		'long_description' => '',
		'learn_more'       => '',
		'search_terms'     => '',
	);

	/**
	 * Texts by locale and slug: a request may switch its locale, for a mail or in REST.
	 *
	 * @var array<string, array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>>
	 */
	private static $texts = array();

	/**
	 * The words of one module.
	 *
	 * @param string $slug Slug.
	 * @return array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}
	 *         Plain texts in the current locale; search_terms are separated by commas. Name is the slug for a module without words.
	 */
	public static function of( string $slug ): array {
		$locale = determine_locale();

		if ( ! isset( self::$texts[ $locale ] ) ) {
			self::$texts[ $locale ] = array();
			foreach ( self::CLASSES as $texts ) {
				self::$texts[ $locale ] += $texts::by_slug();
			}
		}

		return self::$texts[ $locale ][ $slug ] ?? array_merge( self::NONE, array( 'name' => $slug ) );
	}
}
