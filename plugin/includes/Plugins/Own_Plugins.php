<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins that can be installed from the dashboard. Used while the page is rendered, so it reads only two options and checks for
 * files.
 */
class Own_Plugins {

	public const ANTISPAM = 'akismet';
	public const VAULT    = 'vaultpress';

	public const ACTIVE        = 'active';
	public const INACTIVE      = 'inactive';
	public const NOT_INSTALLED = 'not-installed';

	/** Plugin basename by directory slug. */
	public const FILES = array(
		self::ANTISPAM                      => 'akismet/akismet.php',
		self::VAULT                         => 'vaultpress/vaultpress.php',
		'jetpack-boost'                     => 'jetpack-boost/jetpack-boost.php',
		'zero-bs-crm'                       => 'zero-bs-crm/ZeroBSCRM.php',
		'woocommerce'                       => 'woocommerce/woocommerce.php',
		'creative-mail-by-constant-contact' => 'creative-mail-by-constant-contact/creative-mail-plugin.php',
	);

	/** @return array<string, string> ACTIVE, INACTIVE or NOT_INSTALLED by slug. */
	public function states(): array {
		$slugs = array_keys( self::FILES );

		return array_combine( $slugs, array_map( array( $this, 'state' ), $slugs ) );
	}

	/** @return string ACTIVE (on the site or network-wide), INACTIVE or NOT_INSTALLED. */
	public function state( string $slug ): string {
		$file = self::FILES[ $slug ];

		// The list of active plugins may contain deleted ones.
		if ( ! is_file( WP_PLUGIN_DIR . '/' . $file ) ) {
			return self::NOT_INSTALLED;
		}

		$network = is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array();

		return in_array( $file, (array) get_option( 'active_plugins', array() ), true ) || isset( $network[ $file ] ) ? self::ACTIVE : self::INACTIVE;
	}
}
