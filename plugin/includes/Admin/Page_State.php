<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Active_Plugins;
use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Kernel\Admin\State_Notices;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Initial state: URLs, versions and other details of the page. */
final class Page_State implements Initial_State_Part {

	private const SHOP_PLUGIN = 'woocommerce/woocommerce.php';

	public const AFFILIATE_CODE_OPTION     = 'jetpack_affiliate_code';
	public const PARTNER_SUBSIDIARY_OPTION = 'jetpack_partner_subsidiary_id';

	/** Plugin URL with a trailing slash. */
	private string $url;
	private Client_Address $client_address;
	private State_Notices $state_notices;
	private Release_Notice $release_notice;
	private Google_Popup $google_popup;

	public function __construct( Plugin_Files $files, Client_Address $client_address, State_Notices $state_notices, Release_Notice $release_notice, Google_Popup $google_popup ) {
		$this->url            = $files->url();
		$this->client_address = $client_address;
		$this->state_notices  = $state_notices;
		$this->release_notice = $release_notice;
		$this->google_popup   = $google_popup;
	}

	public function to_array(): array {
		$address = $this->client_address->address();

		return array(
			'WP_API_root'                 => esc_url_raw( rest_url() ),
			'WP_API_nonce'                => wp_create_nonce( 'wp_rest' ),
			'pluginBaseUrl'               => untrailingslashit( $this->url ),
			'currentVersion'              => JETPACK_DASHBOARD_VERSION,
			'isDevVersion'                => self::is_dev_version( JETPACK_DASHBOARD_VERSION ),
			'is_gutenberg_available'      => true,
			'currentIp'                   => '' === $address ? false : $address,
			'calypsoEnv'                  => self::calypso_env(),
			'isSafari'                    => self::is_safari(),
			'isWooCommerceActive'         => current_user_can( 'jetpack_manage_modules' ) && Active_Plugins::has( self::SHOP_PLUGIN ),
			'aff'                         => (string) get_option( self::AFFILIATE_CODE_OPTION, '' ),
			'partnerSubsidiaryId'         => (string) get_option( self::PARTNER_SUBSIDIARY_OPTION, '' ),
			'externalServicesConnectUrls' => (object) $this->service_urls(),
			'jetpackStateNotices'         => array( 'messageContent' => $this->release_notice->for_current_user() ) + $this->state_notices->to_array(),
		);
	}

	public static function is_dev_version( string $version ): bool {
		/**
		 * Filters whether this is a development version.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_development
		 */
		return (bool) apply_filters( 'jetpack_development_version', ! preg_match( '/^\d+(\.\d+)+$/', $version ) );
	}

	/** The provider's environment for links. */
	private static function calypso_env(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes where links lead, and nothing else.
		$query = isset( $_GET['calypso_env'] ) && is_string( $_GET['calypso_env'] ) ? sanitize_key( wp_unslash( $_GET['calypso_env'] ) ) : '';

		if ( '' !== $query ) {
			return $query;
		}

		$environment = getenv( 'CALYPSO_ENV' );

		if ( is_string( $environment ) && '' !== $environment ) {
			return sanitize_key( $environment );
		}

		return defined( 'CALYPSO_ENV' ) ? sanitize_key( (string) constant( 'CALYPSO_ENV' ) ) : '';
	}

	/** Safari blocks popups and third-party cookies. */
	private static function is_safari(): bool {
		$agent = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';

		return (bool) preg_match( '#Version/[\d.]+.*Safari/#', $agent ) && ! preg_match( '#Chrome|Chromium|CriOS|Android#', $agent );
	}

	/**
	 * Where to connect other services, for users who may.
	 *
	 * @return array<string, string> URL by service.
	 */
	private function service_urls(): array {
		$purposes = array();
		$urls     = array();

		if ( current_user_can( 'publish_posts' ) ) {
			$purposes += array_fill_keys( array( 'facebook', 'twitter', 'linkedin', 'tumblr', 'path', 'google_plus' ), 'publicize' );
		}

		foreach ( $purposes as $service => $purpose ) {
			$urls[ $service ] = add_query_arg(
				array(
					'page'     => 'sharing',
					'action'   => 'request',
					'service'  => $service,
					'kr_nonce' => wp_create_nonce( 'keyring-request' ),
					'nonce'    => wp_create_nonce( 'keyring-request-' . $service ),
					'for'      => $purpose,
				),
				admin_url( 'options-general.php' )
			);
		}

		if ( current_user_can( 'jetpack_configure_modules' ) ) {
			$urls['google_site_verification'] = $this->google_popup->url();
		}

		return $urls;
	}
}
