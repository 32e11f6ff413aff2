<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

use Jetpack_Dashboard\Kernel\Active_Plugins;

defined( 'ABSPATH' ) || exit;

/** Our SEO tools and sitemaps do nothing while one of them is active. */
final class Seo_Conflict {

	/** Names are the plugins' own and not translated. */
	private const NAMES = array(
		'wordpress-seo-premium/wp-seo-premium.php'        => 'Yoast SEO Premium',
		'wordpress-seo/wp-seo.php'                        => 'Yoast SEO',
		'all-in-one-seo-pack-pro/all_in_one_seo_pack.php' => 'All in One SEO Pro',
		'all-in-one-seo-pack/all_in_one_seo_pack.php'     => 'All in One SEO',
	);

	/** Whether our SEO tools do nothing. */
	public static function disables_seo_tools(): bool {
		/** Public under the name that sites already use: whether the SEO tools do nothing. */
		return (bool) apply_filters( 'jetpack_disable_seo_tools', '' !== self::name() );
	}

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
