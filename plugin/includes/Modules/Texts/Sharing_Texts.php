<?php
/**
 * The words of the Sharing and Discussion pages’ modules.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the Sharing and Discussion pages’ modules. Search terms stand in one string each, so that a language may have more or fewer of them.
 */
final class Sharing_Texts {

	/**
	 * The words by module.
	 *
	 * @return array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>
	 */
	public static function by_slug(): array {
		return array(
			'publicize'           => array(
				'name'             => __( 'Publicize', 'jetpack-dashboard' ),
				'description'      => __( 'Shares new posts to your social networks.', 'jetpack-dashboard' ),
				'long_description' => __( 'Connect your accounts once, and each post that you publish is announced there with a message of yours.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how to share automatically', 'jetpack-dashboard' ),
				'search_terms'     => __( 'publicize, social, social media, auto post, share, announce, facebook, linkedin, tumblr, mastodon, followers, tweet, twitter, new posts, automatic sharing, social networks, autopost, auto-share', 'jetpack-dashboard' ),
			),
			'sharedaddy'          => array(
				'name'             => __( 'Sharing', 'jetpack-dashboard' ),
				'description'      => __( 'Adds buttons to share your posts.', 'jetpack-dashboard' ),
				'long_description' => __( 'Choose services and a button style; readers share posts and pages with one click.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about sharing buttons', 'jetpack-dashboard' ),
				'search_terms'     => __( 'share, sharing, sharedaddy, social buttons, share buttons, facebook, twitter, whatsapp, telegram, email, print, social icons, social media buttons, pinterest, tweet button, open graph', 'jetpack-dashboard' ),
			),
			'likes'               => array(
				'name'             => __( 'Likes', 'jetpack-dashboard' ),
				'description'      => __( 'Lets readers say that they like a post.', 'jetpack-dashboard' ),
				'long_description' => __( 'A button under each post counts likes and shows who gave them.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about likes', 'jetpack-dashboard' ),
				'search_terms'     => __( 'like, likes, like button, favourite, heart, social, posts, thumbs up, reactions', 'jetpack-dashboard' ),
			),
			'comments'            => array(
				'name'             => __( 'Comments', 'jetpack-dashboard' ),
				'description'      => __( 'Makes the comment form friendlier.', 'jetpack-dashboard' ),
				'long_description' => __( 'Adds a greeting and a color scheme to the comment form.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about the comment form', 'jetpack-dashboard' ),
				'search_terms'     => __( 'comments, comment form, discussion, reply, greeting, colour scheme, highlander, comment box, commenting', 'jetpack-dashboard' ),
			),
			'comment-likes'       => array(
				'name'             => __( 'Comment likes', 'jetpack-dashboard' ),
				'description'      => __( 'Lets readers say that they like a comment.', 'jetpack-dashboard' ),
				'long_description' => __( 'A button under each comment counts likes and shows who gave them.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about comment likes', 'jetpack-dashboard' ),
				'search_terms'     => __( 'comment likes, like, likes, comments, discussion, favourite, thumbs up, upvote', 'jetpack-dashboard' ),
			),
			'gravatar-hovercards' => array(
				'name'             => __( 'Gravatar hovercards', 'jetpack-dashboard' ),
				'description'      => __( 'Shows a small profile when a visitor points at a picture.', 'jetpack-dashboard' ),
				'long_description' => __( 'Pointing at the picture of somebody who comments opens a card with their name and what they say about themselves.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about profile cards', 'jetpack-dashboard' ),
				'search_terms'     => __( 'gravatar, hovercard, hovercards, avatar, profile, comments, picture, user picture, author card', 'jetpack-dashboard' ),
			),
			'subscriptions'       => array(
				'name'             => __( 'Subscriptions', 'jetpack-dashboard' ),
				'description'      => __( 'Lets readers follow the site and its discussions by email.', 'jetpack-dashboard' ),
				'long_description' => __( 'Readers subscribe under the comment form or in a widget, confirm by mail, and hear of new posts or comments until they unsubscribe.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about subscriptions', 'jetpack-dashboard' ),
				'search_terms'     => __( 'subscriptions, subscribe, follow, followers, newsletter, email, mailing list, notifications, subscribers, notify me of new posts, notify me of new comments, email followers, mailchimp, mailing', 'jetpack-dashboard' ),
			),
		);
	}
}
