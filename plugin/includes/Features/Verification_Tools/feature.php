<?php
/**
 * Site verification tags.
 *
 * Sort Order: 33
 * First Introduced: 3.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: Yes
 * Feature: Engagement
 * Works Locally: Yes
 * On The Site: Meta tags that prove ownership
 * By The Service: Verifying with Google by a button
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Verification_Tools;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Sanitizers;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Site verification', 'jetpack-dashboard' ),
			'description'      => __( 'Verifies your site with search engines.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds the meta tags of Google, Bing, Pinterest, Yandex and Facebook without changes to your theme.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to verify a site', 'jetpack-dashboard' ),
			'search_terms'     => __( 'verification, verify, webmaster, search console, google, bing, pinterest, yandex, facebook, meta tag, site verification, google search console, webmaster tools, verify site, verification code', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		$services = array(
			'google'    => static fn(): string => __( 'Google’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'bing'      => static fn(): string => __( 'Bing’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'pinterest' => static fn(): string => __( 'Pinterest’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'yandex'    => static fn(): string => __( 'Yandex’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'facebook'  => static fn(): string => __( 'Facebook’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
		);
		$settings = array();

		foreach ( $services as $service => $description ) {
			$settings[] = Kind::text( $service, array( Rules::class, 'verification_code' ), array( Sanitizers::class, 'verification_code' ) )->surviving_reset()->described( $description );
		}

		return $settings;
	}

	public function boot( Container $services ): void {
		$services->get( Verification_Tags::class )->register();
	}

	public function controllers(): array {
		return array( Google_Verification_Controller::class );
	}
};
