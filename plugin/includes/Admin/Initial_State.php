<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what the app knows before its first REST call. It makes no HTTP call, and holds
 * nothing that REST would refuse to the current user.
 */
class Initial_State {

	/** @var callable(): Initial_State_Part[] */
	private $parts;

	/** @param callable(): Initial_State_Part[] $parts Gives the parts. */
	public function __construct( callable $parts ) {
		$this->parts = $parts;
	}

	/**
	 * The whole object for the current user.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$state = array();

		foreach ( ( $this->parts )() as $part ) {
			$state += $part->to_array();
		}

		return $state;
	}
}
