<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

defined( 'ABSPATH' ) || exit;

/** Coupons of known partners, to show before the site is connected and the account service can validate the code. */
final class Coupon_Presets {

	/** Partner names by prefix. */
	private const PARTNERS = array( 'IONOS' => 'IONOS' );

	/** Product slugs by preset. */
	private const PRODUCTS = array( 'IONA' => 'jetpack_backup_daily' );

	/**
	 * @return array<string, mixed>|null Null if the partner or the preset is unknown.
	 */
	public static function coupon( Coupon_Code $code ): ?array {
		$name = self::PARTNERS[ $code->prefix() ] ?? '';
		$slug = self::PRODUCTS[ $code->preset() ] ?? '';

		return '' === $name || '' === $slug ? null : array(
			'coupon_code' => $code->code(),
			'preset'      => $code->preset(),
			'partner'     => array(
				'name'   => $name,
				'prefix' => $code->prefix(),
				'logo'   => null,
			),
			'product'     => array(
				'slug'        => $slug,
				'title'       => '',
				'description' => '',
				'features'    => array(),
			),
		);
	}
}
