<?php
/**
 * Contact forms.
 *
 * Sort Order: 15
 * Recommendation Order: 14
 * First Introduced: 1.3
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: Yes
 * Module Tags: Other
 * Feature: Writing
 * Works Locally: Yes
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Contact form', 'jetpack-dashboard' ),
			'description'      => __( 'Lets visitors write to you.', 'jetpack-dashboard' ),
			'long_description' => __( 'Add a form to any page. Messages are saved in wp-admin, emailed to you and checked for spam.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to add a form', 'jetpack-dashboard' ),
			'search_terms'     => __( 'contact form, contact, form, forms, feedback, message, email, survey, questions, contact page, form builder, inquiry, booking', 'jetpack-dashboard' ),
		);
	}
};
