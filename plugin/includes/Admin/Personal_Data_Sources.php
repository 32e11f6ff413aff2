<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Change_Log\Changes_Personal_Data;
use Jetpack_Dashboard\Connection\Account_Personal_Data;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Notices_Personal_Data;

defined( 'ABSPATH' ) || exit;

/** Gathers what the features and the plugin itself store about people. */
final class Personal_Data_Sources {

	private Feature_Files $features;
	private Container $services;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	/**
	 * All of it, in the order in which it is erased. The features come first: an address for posting by email can only be
	 * deleted while the account is linked.
	 *
	 * @return array<string, Personal_Data> By id.
	 */
	public function all(): array {
		$classes = array();

		foreach ( $this->features->all() as $feature ) {
			$classes += $feature->personal_data();
		}

		$classes += array(
			'account' => Account_Personal_Data::class,
			'changes' => Changes_Personal_Data::class,
			'notices' => Notices_Personal_Data::class,
		);

		return array_map( array( $this->services, 'get' ), $classes );
	}
}
