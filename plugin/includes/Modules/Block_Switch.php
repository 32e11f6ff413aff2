<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Removes all blocks of the features if the owner has turned them off. Existing posts then show the text that authors typed into them. */
final class Block_Switch {

	private const SETTING = 'jetpack_blocks_disabled';

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

		Block_Type::unregister_all();
	}
}
