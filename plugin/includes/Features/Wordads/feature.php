<?php
/**
 * Ads.
 *
 * Sort Order: 1
 * First Introduced: 4.5.0
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Traffic, Appearance
 * Plans: premium, business, security, complete
 * Works Locally: Partly
 * On The Site: The owner’s ad code, ads.txt and the opt-out
 * By The Service: The earnings page
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Ads', 'jetpack-dashboard' ),
			'description'      => __( 'Shows ads on your site.', 'jetpack-dashboard' ),
			'long_description' => __( 'Shows your ad code where you allow it: at the top of pages, below posts, and in a block or widget. Also serves your ads.txt and the opt-out link that California law requires.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about ads', 'jetpack-dashboard' ),
			'search_terms'     => __( 'ads, advertising, advertisement, wordads, revenue, earn, monetize, ads.txt, ccpa, privacy, make money, adsense, advertise, banner ads, income', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'enable_header_ad', true )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Top of each page', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wordads_second_belowpost', true )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Second ad below post', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wordads_display_front_page', true )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Show ads on the front page.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wordads_display_post', true )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Show ads on posts.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wordads_display_page', true )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Show ads on pages.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wordads_display_archive', true )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Show ads on archives.', 'jetpack-dashboard' ) ),
			Kind::text( 'wordads_code_top', array( Ad_Code::class, 'problem_with' ), array( Ad_Code::class, 'sanitize' ) )->without_html( 'by role' )->surviving_reset()
				->described( static fn(): string => __( 'Ad code at the top of each page', 'jetpack-dashboard' ) ),
			Kind::text( 'wordads_code_below_post', array( Ad_Code::class, 'problem_with' ), array( Ad_Code::class, 'sanitize' ) )->without_html( 'by role' )->surviving_reset()
				->described( static fn(): string => __( 'Ad code below posts', 'jetpack-dashboard' ) ),
			Kind::text( 'wordads_code_second_below_post', array( Ad_Code::class, 'problem_with' ), array( Ad_Code::class, 'sanitize' ) )->without_html( 'by role' )->surviving_reset()
				->described( static fn(): string => __( 'Second ad code below posts', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wordads_custom_adstxt_enabled', false )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Serve the site’s own ads.txt.', 'jetpack-dashboard' ) ),
			Kind::text( 'wordads_custom_adstxt', array( Rules::class, 'long_text' ), 'sanitize_textarea_field' )->without_html()->surviving_reset()
				->described( static fn(): string => __( 'The content of ads.txt.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wordads_ccpa_enabled', false )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Let visitors from California opt out of the sale of their data.', 'jetpack-dashboard' ) ),
			Kind::text( 'wordads_ccpa_privacy_policy_url', array( Rules::class, 'web_address' ), 'esc_url_raw' )->surviving_reset()
				->described( static fn(): string => __( 'Address of the privacy policy.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Ads::class )->register();
	}

	public function controllers(): array {
		return array( Wordads_Controller::class );
	}
};
