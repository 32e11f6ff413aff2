<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Activity\Activity_Personal_Data;
use Jetpack_Dashboard\Connection\Account_Personal_Data;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Notices_Personal_Data;

defined( 'ABSPATH' ) || exit;

/** Collects everything that exports and erases personal data. */
final class Personal_Data_Sources {

	private Feature_Files $features;
	private Container $services;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	/**
	 * In the order in which data is erased. Features come first: a post-by-email address can only be deleted while the account is still
	 * linked.
	 *
	 * @return array<string, Personal_Data> By id.
	 */
	public function all(): array {
		$classes = array();

		foreach ( $this->features->all() as $feature ) {
			$classes += $feature->personal_data();
		}

		$classes += array(
			'account'  => Account_Personal_Data::class,
			'activity' => Activity_Personal_Data::class,
			'notices'  => Notices_Personal_Data::class,
		);

		return array_map( array( $this->services, 'get' ), $classes );
	}
}
