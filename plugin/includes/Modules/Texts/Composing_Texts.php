<?php
/**
 * The words of the Writing page’s modules that help to compose.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the Writing page’s modules that help to compose. Search terms stand in one string each, so that a language may have more or fewer of them.
 */
final class Composing_Texts {

	/**
	 * The words by module.
	 *
	 * @return array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>
	 */
	public static function by_slug(): array {
		return array(
			'markdown'   => array(
				'name'             => __( 'Markdown', 'jetpack-dashboard' ),
				'description'      => __( 'Lets you write posts and comments in Markdown.', 'jetpack-dashboard' ),
				'long_description' => __( 'Write headings, lists, links and emphasis with plain characters. What you typed is kept and can be edited again.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn the Markdown signs', 'jetpack-dashboard' ),
				'search_terms'     => __( 'markdown, md, plain text, formatting, syntax, write, compose, comments, formatting signs', 'jetpack-dashboard' ),
			),
			'copy-post'  => array(
				'name'             => __( 'Copy post', 'jetpack-dashboard' ),
				'description'      => __( 'Starts a new post from an existing one.', 'jetpack-dashboard' ),
				'long_description' => __( 'A link under each post and page opens a new draft with its content, excerpt, tags, categories and featured image.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how to copy a post', 'jetpack-dashboard' ),
				'search_terms'     => __( 'copy, copy post, duplicate, clone, template, draft, reuse, duplicate post, duplicate page, clone page, copy page', 'jetpack-dashboard' ),
			),
			'latex'      => array(
				'name'             => __( 'Beautiful math', 'jetpack-dashboard' ),
				'description'      => __( 'Shows formulas that are written in LaTeX.', 'jetpack-dashboard' ),
				'long_description' => __( 'Put a formula between dollar signs, and readers see it set as in a book, in posts and in comments.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how to write formulas', 'jetpack-dashboard' ),
				'search_terms'     => __( 'latex, math, maths, formula, equation, science, typesetting, mathematics, equations', 'jetpack-dashboard' ),
			),
			'shortcodes' => array(
				'name'             => __( 'Shortcode embeds', 'jetpack-dashboard' ),
				'description'      => __( 'Embeds media from other sites by shortcode.', 'jetpack-dashboard' ),
				'long_description' => __( 'Put videos, audio, slides, maps and posts of other sites into yours with a short code instead of a piece of HTML.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn which sites can be embedded', 'jetpack-dashboard' ),
				'search_terms'     => __( 'shortcode, shortcodes, embed, embeds, media, youtube, vimeo, audio, video, map, slides, embed video, embed youtube, twitter, instagram, soundcloud, iframe', 'jetpack-dashboard' ),
			),
		);
	}
}
