<?php
/**
 * The words of the modules that have no settings page of their own.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the modules that have no settings page of their own. Search terms stand in one string each, so that a language may have more or fewer of them.
 */
final class Reach_Texts {

	/**
	 * The words by module.
	 *
	 * @return array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>
	 */
	public static function by_slug(): array {
		return array(
			'contact-form'          => array(
				'name'             => __( 'Contact form', 'jetpack-dashboard' ),
				'description'      => __( 'Lets visitors write to you.', 'jetpack-dashboard' ),
				'long_description' => __( 'Put a form on any page. What visitors send is kept in the admin, mailed to you and checked for spam.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how to add a form', 'jetpack-dashboard' ),
				'search_terms'     => __( 'contact form, contact, form, forms, feedback, message, email, survey, questions, contact page, form builder, inquiry, booking', 'jetpack-dashboard' ),
			),
			'enhanced-distribution' => array(
				'name'             => __( 'Enhanced distribution', 'jetpack-dashboard' ),
				'description'      => __( 'Announces new posts to feed readers at once.', 'jetpack-dashboard' ),
				'long_description' => __( 'Readers and search engines that follow your feed hear of a new post as soon as it is out.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how posts are announced', 'jetpack-dashboard' ),
				'search_terms'     => __( 'distribution, feed, rss, websub, reader, real-time, announce, firehose, rss feed, atom, syndication, ping', 'jetpack-dashboard' ),
			),
			'json-api'              => array(
				'name'             => __( 'App access', 'jetpack-dashboard' ),
				'description'      => __( 'Lets apps of your choice work with the site.', 'jetpack-dashboard' ),
				'long_description' => __( 'Apps that you allow can read and write posts, and look after the site, on your behalf.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about app access', 'jetpack-dashboard' ),
				'search_terms'     => __( 'api, json, rest, apps, app, application, access, developers, integration, rest api, mobile app, third-party apps', 'jetpack-dashboard' ),
			),
			'notes'                 => array(
				'name'             => __( 'Notifications', 'jetpack-dashboard' ),
				'description'      => __( 'Shows new comments, likes and followers in the toolbar.', 'jetpack-dashboard' ),
				'long_description' => __( 'A bell in the toolbar tells you what happened since you last looked, whatever page you are on.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about notifications', 'jetpack-dashboard' ),
				'search_terms'     => __( 'notifications, notification, notes, bell, comments, likes, followers, activity, toolbar, alerts, bell icon', 'jetpack-dashboard' ),
			),
			'woocommerce-analytics' => array(
				'name'             => __( 'WooCommerce analytics', 'jetpack-dashboard' ),
				'description'      => __( 'Counts what happens in your shop.', 'jetpack-dashboard' ),
				'long_description' => __( 'Counts which products are looked at, put into the cart and bought.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn what the shop counts', 'jetpack-dashboard' ),
				'search_terms'     => __( 'woocommerce, shop, store, sales, orders, products, cart, ecommerce, analytics, shop statistics', 'jetpack-dashboard' ),
			),
		);
	}
}
