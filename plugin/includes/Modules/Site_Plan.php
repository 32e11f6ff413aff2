<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** The plan as last reported by the provider; free if unknown. */
class Site_Plan {

	public const OPTION = 'jetpack_dashboard_plan';

	private const FREE_SLUG = 'jetpack_free';

	private Module_Registry $modules;

	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
	}

	/**
	 * Stores the plan from the provider's response, for the next page.
	 *
	 * @param array<string, mixed> $site Validated by Shapes.
	 */
	public static function keep( array $site ): void {
		$slug = (string) $site['plan']['product_slug'];

		update_option(
			self::OPTION,
			array(
				'product_slug' => $slug,
				'class'        => Plan_Classes::tier( $slug ),
				'features'     => array( 'active' => self::texts( $site['active_features'] ?? $site['plan']['features']['active'] ?? null ) ),
				'products'     => self::texts( array_column( (array) ( $site['products'] ?? array() ), 'product_slug' ) ),
			),
			false
		);
	}

	/** On disconnection. */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * `siteData.plan`.
	 *
	 * @param bool $is_for_manager Other users get the free plan.
	 * @return array{product_slug: string, class: string, features: array{active: string[]}, supports: string[]}
	 */
	public function to_array( bool $is_for_manager ): array {
		$stored = $is_for_manager ? self::stored() : array();
		$slug   = self::slug( $stored );

		return array(
			'product_slug' => $slug,
			'class'        => Plan_Classes::tier( $slug ),
			'features'     => array( 'active' => self::texts( $stored['features']['active'] ?? null ) ),
			'supports'     => $this->supports( Plan_Classes::tier( $slug ) ),
		);
	}

	/** @return non-empty-array<int, string> Slugs of what the site has: its plan first, and the products beside it. */
	public static function owned_slugs(): array {
		$stored = self::stored();

		return array_merge( array( self::slug( $stored ) ), self::texts( $stored['products'] ?? null ) );
	}

	/** @return string[] */
	public static function active_features(): array {
		return self::texts( self::stored()['features']['active'] ?? null );
	}

	/** @return string[] Modules that the tier includes. */
	private function supports( string $tier ): array {
		$included = Plan_Classes::tiers_up_to( $tier );
		$slugs    = array();

		foreach ( $this->modules->all() as $slug => $module ) {
			if ( array_intersect( $module->plan_classes, $included ) ) {
				$slugs[] = (string) $slug;
			}
		}

		return $slugs;
	}

	/** @param array<string, mixed> $stored */
	private static function slug( array $stored ): string {
		$slug = $stored['product_slug'] ?? '';

		return is_string( $slug ) && '' !== $slug ? $slug : self::FREE_SLUG;
	}

	/** @return array<string, mixed> */
	private static function stored(): array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * @param mixed $values
	 * @return string[]
	 */
	private static function texts( $values ): array {
		return is_array( $values ) ? array_values( array_filter( $values, 'is_string' ) ) : array();
	}
}
