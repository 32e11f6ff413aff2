<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Style and script of the buttons. */
final class Sharing_Assets {

	public const HANDLE = 'jetpack-dashboard-sharing';

	private Settings_Store $settings;
	private Buttons $buttons;

	private string $assets_url;

	public function __construct( Settings_Store $settings, Buttons $buttons, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->buttons    = $buttons;
		$this->assets_url = $files->url( 'includes/Features/Sharedaddy/assets' );
	}

	/** @return non-empty-string */
	public function url( string $file ): string {
		return "$this->assets_url/$file";
	}

	public function register(): void {
		wp_register_style( self::HANDLE, $this->url( 'sharing.css' ), array(), JETPACK_DASHBOARD_VERSION );
		wp_register_script( self::HANDLE, $this->url( 'sharing.js' ), array(), JETPACK_DASHBOARD_VERSION, array( 'strategy' => 'defer' ) );
	}

	/** Skips both if the theme brings its own. */
	public function enqueue(): void {
		if ( $this->settings->get( 'sharedaddy_disable_resources' ) ) {
			return;
		}

		$this->register();
		wp_enqueue_style( self::HANDLE );
		if ( $this->buttons->has_scripted() ) {
			wp_enqueue_script( self::HANDLE );
		}
	}
}
