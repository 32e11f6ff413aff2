<?php
/**
 * The words of the Traffic page’s modules.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the Traffic page’s modules. Search terms stand in one string each, so that a language may have more or fewer of them.
 */
final class Traffic_Texts {

	/**
	 * The words by module.
	 *
	 * @return array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>
	 */
	public static function by_slug(): array {
		return array(
			'seo-tools'          => array(
				'name'             => __( 'SEO tools', 'jetpack-dashboard' ),
				'description'      => __( 'Shapes how search engines and social networks show your pages.', 'jetpack-dashboard' ),
				'long_description' => __( 'Build your page titles from tokens, describe your front page, and see how a page will look on Google, Facebook and Twitter.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about search engine optimization', 'jetpack-dashboard' ),
				'search_terms'     => __( 'seo, search engine optimization, meta description, page title, title structure, google, open graph, social preview, keywords, meta tags, social tags, twitter card, facebook preview, page titles, snippet, ranking, og tags', 'jetpack-dashboard' ),
			),
			'wordads'            => array(
				'name'             => __( 'Ads', 'jetpack-dashboard' ),
				'description'      => __( 'Makes room for advertisements.', 'jetpack-dashboard' ),
				'long_description' => __( 'Places the ads that your site’s code provides where you allow them: at the top of a page and below a post. Serves your ads.txt and the privacy link that some visitors are owed.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about ads', 'jetpack-dashboard' ),
				'search_terms'     => __( 'ads, advertising, advertisement, wordads, revenue, earn, monetize, ads.txt, ccpa, privacy, make money, adsense, advertise, banner ads, income', 'jetpack-dashboard' ),
			),
			'stats'              => array(
				'name'             => __( 'Site stats', 'jetpack-dashboard' ),
				'description'      => __( 'Counts visits and shows what people read.', 'jetpack-dashboard' ),
				'long_description' => __( 'See how many people came, which posts they read and where they came from, in the dashboard and in the admin bar.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn what is counted', 'jetpack-dashboard' ),
				'search_terms'     => __( 'stats, statistics, analytics, views, visits, visitors, traffic, chart, referrers, admin bar, page views, hits, popular posts, visitor counter, how many visitors', 'jetpack-dashboard' ),
			),
			'related-posts'      => array(
				'name'             => __( 'Related posts', 'jetpack-dashboard' ),
				'description'      => __( 'Suggests more to read under each post.', 'jetpack-dashboard' ),
				'long_description' => __( 'Shows up to three posts that fit the one just read, with a headline and pictures if you like.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how related posts are chosen', 'jetpack-dashboard' ),
				'search_terms'     => __( 'related, related posts, similar, recommendations, more to read, contextual, thumbnails, similar posts, similar articles, recommended posts, you might also like', 'jetpack-dashboard' ),
			),
			'verification-tools' => array(
				'name'             => __( 'Site verification', 'jetpack-dashboard' ),
				'description'      => __( 'Proves to search engines that the site is yours.', 'jetpack-dashboard' ),
				'long_description' => __( 'Adds the tags that Google, Bing, Pinterest, Yandex and Facebook ask for, without touching your theme.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how to verify a site', 'jetpack-dashboard' ),
				'search_terms'     => __( 'verification, verify, webmaster, search console, google, bing, pinterest, yandex, facebook, meta tag, site verification, google search console, webmaster tools, verify site, verification code', 'jetpack-dashboard' ),
			),
			'sitemaps'           => array(
				'name'             => __( 'Sitemaps', 'jetpack-dashboard' ),
				'description'      => __( 'Tells search engines which pages there are.', 'jetpack-dashboard' ),
				'long_description' => __( 'Keeps a list of all that is public, and one of the latest news, for search engines to read.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about sitemaps', 'jetpack-dashboard' ),
				'search_terms'     => __( 'sitemap, sitemaps, xml, seo, search engines, index, news sitemap, robots, xml sitemap, google news, crawl, indexing', 'jetpack-dashboard' ),
			),
			'google-analytics'   => array(
				'name'             => __( 'Google Analytics', 'jetpack-dashboard' ),
				'description'      => __( 'Counts visits with Google Analytics.', 'jetpack-dashboard' ),
				'long_description' => __( 'Adds Google’s tracking code to your pages once you have entered your id.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how to use Google Analytics', 'jetpack-dashboard' ),
				'search_terms'     => __( 'google analytics, analytics, ga, tracking, tracking id, webstats, statistics, measurement, tracking code, ga4, google tag, measurement id', 'jetpack-dashboard' ),
			),
			'shortlinks'         => array(
				'name'             => __( 'Short links', 'jetpack-dashboard' ),
				'description'      => __( 'Gives every post a short address.', 'jetpack-dashboard' ),
				'long_description' => __( 'A short address on your own domain for each post and page, easy to share where space is scarce.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about short links', 'jetpack-dashboard' ),
				'search_terms'     => __( 'shortlink, shortlinks, short link, short url, url, share, address, short links, shorten, url shortener', 'jetpack-dashboard' ),
			),
		);
	}
}
