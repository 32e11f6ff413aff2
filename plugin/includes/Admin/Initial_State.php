<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the data that the app has before its first REST call. Makes no HTTP requests, and contains nothing that REST would refuse
 * to the current user.
 */
class Initial_State {

	/** @var callable(): Initial_State_Part[] */
	private $parts;

	/** @param callable(): Initial_State_Part[] $parts */
	public function __construct( callable $parts ) {
		$this->parts = $parts;
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$state = array();

		foreach ( ( $this->parts )() as $part ) {
			$state += $part->to_array();
		}

		return $state;
	}
}
