<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Modules\Write_Checks;

defined( 'ABSPATH' ) || exit;

/** The warning before changes that block the user's own address, with the checkbox that confirms them. */
class Own_Address_Field {

	private Write_Checks $checks;

	public function __construct( Write_Checks $checks ) {
		$this->checks = $checks;
	}

	/**
	 * Prints nothing if the values don't block the user's own address.
	 *
	 * @param array<string, mixed> $values New values by setting, and states by module.
	 */
	public function render( array $values, string $label ): void {
		$problem = $values ? $this->checks->problem( $values ) : null;
		if ( ! $problem ) {
			return;
		}
		wp_admin_notice(
			esc_html( $problem->get_error_message() ),
			array(
				'type'               => 'warning',
				'additional_classes' => array( 'inline' ),
			)
		);
		printf( '<p><label><input type="checkbox" name="%s" value="1" required> %s</label></p>', esc_attr( Write_Checks::INSIST ), esc_html( $label ) );
	}
}
