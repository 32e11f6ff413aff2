<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

defined( 'ABSPATH' ) || exit;

/**
 * Which plugins may be installed from the dashboard, and what they are on this site.
 *
 * It is asked while the page is built, so it reads two options and looks for files: no headers, no upgrader, no call.
 */
class Own_Plugins {

	public const ANTISPAM = 'akismet';
	public const VAULT    = 'vaultpress';

	public const ACTIVE        = 'active';
	public const INACTIVE      = 'inactive';
	public const NOT_INSTALLED = 'not-installed';

	/** Main file below the plugins' folder, by the slug that WordPress's directory knows. */
	public const FILES = array(
		self::ANTISPAM                      => 'akismet/akismet.php',
		self::VAULT                         => 'vaultpress/vaultpress.php',
		'jetpack-boost'                     => 'jetpack-boost/jetpack-boost.php',
		'zero-bs-crm'                       => 'zero-bs-crm/ZeroBSCRM.php',
		'woocommerce'                       => 'woocommerce/woocommerce.php',
		'creative-mail-by-constant-contact' => 'creative-mail-by-constant-contact/creative-mail-plugin.php',
	);

	/** Those that a card of the dashboard is about. */
	private const ON_CARDS = array( self::ANTISPAM, self::VAULT, 'jetpack-boost', 'zero-bs-crm' );

	/**
	 * The plugins of the dashboard's cards.
	 *
	 * @return array<string, string> ACTIVE, INACTIVE or NOT_INSTALLED by slug.
	 */
	public function states(): array {
		return array_combine( self::ON_CARDS, array_map( array( $this, 'state' ), self::ON_CARDS ) );
	}

	/**
	 * What one of them is on this site.
	 *
	 * @return string ACTIVE, here or in the whole network, INACTIVE or NOT_INSTALLED.
	 */
	public function state( string $slug ): string {
		$file = self::FILES[ $slug ];

		// A list of active plugins may name one whose files are gone.
		if ( ! is_file( WP_PLUGIN_DIR . '/' . $file ) ) {
			return self::NOT_INSTALLED;
		}

		$network = is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array();

		return in_array( $file, (array) get_option( 'active_plugins', array() ), true ) || isset( $network[ $file ] ) ? self::ACTIVE : self::INACTIVE;
	}
}
