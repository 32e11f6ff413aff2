<?php
/**
 * The words of the Writing page’s modules that change the site.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the Writing page’s modules that change the site. Search terms stand in one string each, so that a language may have more or fewer of them.
 */
final class Writing_Texts {

	/**
	 * The words by module.
	 *
	 * @return array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>
	 */
	public static function by_slug(): array {
		return array(
			'masterbar'            => array(
				'name'             => __( 'Toolbar', 'jetpack-dashboard' ),
				'description'      => __( 'Shows a clearer toolbar and menu in the admin.', 'jetpack-dashboard' ),
				'long_description' => __( 'Replaces the admin’s toolbar by one that puts what you use most within reach, in your admin color scheme.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about the toolbar', 'jetpack-dashboard' ),
				'search_terms'     => __( 'toolbar, admin bar, masterbar, menu, navigation, adminbar, wp-admin, top bar', 'jetpack-dashboard' ),
			),
			'custom-content-types' => array(
				'name'             => __( 'Custom content types', 'jetpack-dashboard' ),
				'description'      => __( 'Adds portfolio projects and testimonials.', 'jetpack-dashboard' ),
				'long_description' => __( 'Gives projects and testimonials a place of their own in the admin and on the site, with their own pages and shortcodes.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about portfolios and testimonials', 'jetpack-dashboard' ),
				'search_terms'     => __( 'portfolio, projects, testimonial, testimonials, custom post type, cpt, custom content types, reviews, customers, case studies, feedback', 'jetpack-dashboard' ),
			),
			'post-by-email'        => array(
				'name'             => __( 'Post by email', 'jetpack-dashboard' ),
				'description'      => __( 'Publishes what you send to a secret address.', 'jetpack-dashboard' ),
				'long_description' => __( 'Each author can have an address that only they know. A mail to it becomes a post: its subject the title, its pictures the gallery.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how to post by email', 'jetpack-dashboard' ),
				'search_terms'     => __( 'post by email, email, mail, mobile, publish, address, write, inbox, e-mail, mail to post, publish by mail, smartphone', 'jetpack-dashboard' ),
			),
			'infinite-scroll'      => array(
				'name'             => __( 'Infinite scroll', 'jetpack-dashboard' ),
				'description'      => __( 'Loads older posts as visitors scroll.', 'jetpack-dashboard' ),
				'long_description' => __( 'Older posts follow without a change of page, as soon as somebody reaches the end, or at the press of a button.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about infinite scroll', 'jetpack-dashboard' ),
				'search_terms'     => __( 'infinite scroll, scroll, infinite, load more, pagination, older posts, theme, endless, load more posts, next page, continuous scroll', 'jetpack-dashboard' ),
			),
			'widgets'              => array(
				'name'             => __( 'Extra widgets', 'jetpack-dashboard' ),
				'description'      => __( 'Adds widgets for your sidebars.', 'jetpack-dashboard' ),
				'long_description' => __( 'Contact details, authors, social icons, top posts, milestones and more, as widgets and as blocks.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn which widgets there are', 'jetpack-dashboard' ),
				'search_terms'     => __( 'widget, widgets, sidebar, footer, contact info, social icons, top posts, authors, milestone, rss, widget area', 'jetpack-dashboard' ),
			),
			'widget-visibility'    => array(
				'name'             => __( 'Widget visibility', 'jetpack-dashboard' ),
				'description'      => __( 'Decides on which pages a widget shows.', 'jetpack-dashboard' ),
				'long_description' => __( 'Show or hide each widget by page, author, category, tag, date, or by whether the visitor is logged in.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about widget rules', 'jetpack-dashboard' ),
				'search_terms'     => __( 'widget, visibility, widget visibility, logic, conditional, show, hide, sidebar, rules, hide widget, show widget, widget rules', 'jetpack-dashboard' ),
			),
			'custom-css'           => array(
				'name'             => __( 'Custom CSS', 'jetpack-dashboard' ),
				'description'      => __( 'Adds more choices to the Customizer’s own CSS.', 'jetpack-dashboard' ),
				'long_description' => __( 'Write your styles with variables and nesting, replace the theme’s styles altogether, or change the width of the content.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about custom styles', 'jetpack-dashboard' ),
				'search_terms'     => __( 'css, custom css, customize, styles, sass, less, preprocessor, theme, design, appearance, stylesheet, code', 'jetpack-dashboard' ),
			),
		);
	}
}
