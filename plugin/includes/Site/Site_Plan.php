<?php
/**
 * The site's plan.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Site;

use Jetpack_Dashboard\Modules\Module_Registry;

/**
 * The plan as the provider last told it. What was never told is the free plan.
 */
class Site_Plan {

	public const OPTION = 'jetpack_dashboard_plan';

	private const FREE_SLUG = 'jetpack_free';

	/**
	 * Classes in rising order: each holds what those before it hold.
	 */
	private const CLASSES = array( 'free', 'personal', 'premium', 'security', 'business', 'complete' );

	/**
	 * The modules.
	 *
	 * @var Module_Registry
	 */
	private $modules;

	/**
	 * Takes its source.
	 *
	 * @param Module_Registry $modules The modules.
	 */
	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
	}

	/**
	 * `siteData.plan` (contract 1.5).
	 *
	 * @param bool $is_for_manager Whether the reader may know the plan; others are given the free one.
	 * @return array{product_slug: string, class: string, features: array{active: string[]}, supports: string[]}
	 */
	public function to_array( bool $is_for_manager ): array {
		$stored = $is_for_manager ? get_option( self::OPTION, array() ) : array();
		$stored = is_array( $stored ) ? $stored : array();
		$class  = in_array( $stored['class'] ?? '', self::CLASSES, true ) ? $stored['class'] : self::CLASSES[0];
		$active = array_values( array_filter( (array) ( $stored['features']['active'] ?? array() ), 'is_string' ) );

		return array(
			'product_slug' => is_string( $stored['product_slug'] ?? null ) ? $stored['product_slug'] : self::FREE_SLUG,
			'class'        => $class,
			'features'     => array( 'active' => $active ),
			'supports'     => $this->supports( $class ),
		);
	}

	/**
	 * The modules that a class of plans holds.
	 *
	 * @param string $class_name Plan class.
	 * @return string[] Slugs.
	 */
	private function supports( string $class_name ): array {
		$included = array_slice( self::CLASSES, 0, 1 + (int) array_search( $class_name, self::CLASSES, true ) );
		$slugs    = array();

		foreach ( $this->modules->all() as $slug => $module ) {
			if ( array_intersect( $module->plan_classes, $included ) ) {
				$slugs[] = (string) $slug;
			}
		}

		return $slugs;
	}
}
