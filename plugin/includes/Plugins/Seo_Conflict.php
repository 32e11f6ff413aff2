<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

use Jetpack_Dashboard\Kernel\Active_Plugins;

defined( 'ABSPATH' ) || exit;

/** Detects SEO plugins, which take precedence over our SEO tools and sitemaps. */
final class Seo_Conflict {

	/** Names are the plugins' own and not translated. */
	private const NAMES = array(
		'wordpress-seo-premium/wp-seo-premium.php'        => 'Yoast SEO Premium',
		'wordpress-seo/wp-seo.php'                        => 'Yoast SEO',
		'all-in-one-seo-pack-pro/all_in_one_seo_pack.php' => 'All in One SEO Pro',
		'all-in-one-seo-pack/all_in_one_seo_pack.php'     => 'All in One SEO',
		'seo-by-rank-math-pro/rank-math-pro.php'          => 'Rank Math SEO PRO',
		'seo-by-rank-math/rank-math.php'                  => 'Rank Math SEO',
		'wp-seopress-pro/seopress-pro.php'                => 'SEOPress PRO',
		'wp-seopress/seopress.php'                        => 'SEOPress',
		'autodescription/autodescription.php'             => 'The SEO Framework',
		'slim-seo/slim-seo.php'                           => 'Slim SEO',
	);

	public static function disables_seo_tools(): bool {
		/**
		 * Filters whether the SEO tools are disabled.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $disables True if another SEO plugin is active.
		 */
		return (bool) apply_filters( 'jetpack_disable_seo_tools', '' !== self::name() );
	}

	/**
	 * Name of the active SEO plugin. If one extends another, the extension.
	 *
	 * @return string '' for none.
	 */
	public static function name(): string {
		return self::NAMES[ Active_Plugins::first_of( array_keys( self::NAMES ) ) ] ?? '';
	}
}
