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
 * Reloads Page: Yes
 * On The Site: Forms, and the messages of visitors
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Local_Folder;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

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

	public function settings(): array {
		return array(
			Kind::count( 'contact_form_days_kept', 365 )
				->described( static fn(): string => __( 'Days to keep messages', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Contact_Forms::class )->register();
	}

	public function boot_inactive( Container $services ): void {
		add_action( 'before_delete_post', $services->method( Uploaded_Files::class, 'delete_of_message' ) );
		add_action( 'wp_scheduled_delete', static fn() => $services->get( Pruner::class )->prune() );
	}

	public function uninstall(): void {
		Message_Removal::delete_all();
		Local_Folder::remove_from_uploads( Uploaded_Files::FOLDER );
	}

	public function benefit( Container $services ): array {
		$counts = wp_count_posts( Messages::TYPE );

		return array(
			'name'        => 'contact-form-feedback',
			'title'       => __( 'Contact form', 'jetpack-dashboard' ),
			'description' => __( 'Messages from visitors', 'jetpack-dashboard' ),
			'value'       => (int) ( $counts->{Messages::UNREAD} ?? 0 ) + (int) ( $counts->{Messages::READ} ?? 0 ),
		);
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Settings_Page::SLUG, static fn(): string => __( 'Contact form settings', 'jetpack-dashboard' ), 'manage_options', $services->lazy( Settings_Page::class ) ),
		);
	}

	public function health_tests(): array {
		return array( 'contact-form' => Storage_Health::class );
	}

	public function personal_data(): array {
		return array( 'messages' => Messages_Personal_Data::class );
	}
};
