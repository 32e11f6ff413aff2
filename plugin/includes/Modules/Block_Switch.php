<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Removes all blocks of the features if the owner has turned them off. Blocks in existing posts then show what is saved with them. */
final class Block_Switch {

	private const SETTING = 'jetpack_blocks_disabled';

	/** How the names of all our blocks start. */
	private const PREFIX = 'jetpack/';

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function register(): void {
		// After all features have registered theirs.
		add_action( 'init', array( $this, 'apply' ), PHP_INT_MAX );
	}

	public function apply(): void {
		if ( ! $this->settings->get( self::SETTING ) ) {
			return;
		}

		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( array_keys( $registry->get_all_registered() ) as $name ) {
			if ( 0 === strpos( $name, self::PREFIX ) ) {
				$registry->unregister( $name );
			}
		}
	}
}
