<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;

defined( 'ABSPATH' ) || exit;

/** A place that the owner entered is not valid. */
final class Place_Error extends Backup_Error {

	/** Property of Place that is not valid. */
	public string $field;

	/**
	 * @param string $message What is wrong.
	 * @param string $field   Property of Place.
	 */
	public function __construct( string $message, string $field ) {
		parent::__construct( $message );
		$this->field = $field;
	}
}
