<?php
/**
 * Other plugins that see to the site's SEO.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

/**
 * Where one of them runs, it has its way and our SEO tools stand down (decision 32).
 */
final class Seo_Conflict {

	/** Names are the plugins' own and not translated. */
	private const NAMES = array(
		'wordpress-seo-premium/wp-seo-premium.php'        => 'Yoast SEO Premium',
		'wordpress-seo/wp-seo.php'                        => 'Yoast SEO',
		'all-in-one-seo-pack-pro/all_in_one_seo_pack.php' => 'All in One SEO Pro',
		'all-in-one-seo-pack/all_in_one_seo_pack.php'     => 'All in One SEO',
	);

	/**
	 * The plugin that has its way; of two, the one that extends the other.
	 *
	 * @return string Its name, '' for none.
	 */
	public static function name(): string {
		foreach ( self::NAMES as $file => $name ) {
			if ( Active_Plugins::has( $file ) ) {
				return $name;
			}
		}

		return '';
	}
}
