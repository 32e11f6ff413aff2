<?php
/**
 * The words of the Performance page’s modules.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the Performance page’s modules. Search terms stand in one string each, so that a language may have more or fewer of them.
 */
final class Performance_Texts {

	/**
	 * The words by module.
	 *
	 * @return array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>
	 */
	public static function by_slug(): array {
		return array(
			'photon'        => array(
				'name'             => __( 'Image accelerator', 'jetpack-dashboard' ),
				'description'      => __( 'Serves images in the size and format that each visitor needs.', 'jetpack-dashboard' ),
				'long_description' => __( 'Makes smaller copies of your images in modern formats, so that pages load faster, above all on phones.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how images are made faster', 'jetpack-dashboard' ),
				'search_terms'     => __( 'photon, images, image cdn, cdn, accelerator, speed, performance, resize, webp, optimize, photos, slow images, compress images, image compression, speed up, slow site, page speed, retina, jpeg, large images', 'jetpack-dashboard' ),
			),
			'photon-cdn'    => array(
				'name'             => __( 'Asset accelerator', 'jetpack-dashboard' ),
				'description'      => __( 'Serves scripts and styles from a faster place.', 'jetpack-dashboard' ),
				'long_description' => __( 'Lets browsers keep the scripts and styles of WordPress and its plugins for longer, or fetch them from a delivery network.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how scripts and styles are made faster', 'jetpack-dashboard' ),
				'search_terms'     => __( 'cdn, asset, assets, static files, javascript, css, accelerator, speed, performance, cache, content delivery network, speed up, slow site, page speed, minify', 'jetpack-dashboard' ),
			),
			'lazy-images'   => array(
				'name'             => __( 'Lazy loading', 'jetpack-dashboard' ),
				'description'      => __( 'Loads images only when they are about to be seen.', 'jetpack-dashboard' ),
				'long_description' => __( 'Images further down the page wait until somebody scrolls near them, so that the first screen shows sooner and less data is used.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about lazy loading', 'jetpack-dashboard' ),
				'search_terms'     => __( 'lazy, lazy load, images, performance, speed, mobile, data, bandwidth, scroll, lazyload, slow images, speed up, page speed', 'jetpack-dashboard' ),
			),
			'search'        => array(
				'name'             => __( 'Search', 'jetpack-dashboard' ),
				'description'      => __( 'Helps visitors find what they look for.', 'jetpack-dashboard' ),
				'long_description' => __( 'Replaces the built-in search by one that ranks results by how well they match, with filters, and with results that show while somebody types.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn what the search can do', 'jetpack-dashboard' ),
				'search_terms'     => __( 'search, instant search, find, results, filter, query, widget, relevance, search results, search bar, autocomplete', 'jetpack-dashboard' ),
			),
			'videopress'    => array(
				'name'             => __( 'VideoPress', 'jetpack-dashboard' ),
				'description'      => __( 'Hosts videos without advertisements.', 'jetpack-dashboard' ),
				'long_description' => __( 'Plays your videos in a clean player that fits your site. You may keep videos private to your members.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about video hosting', 'jetpack-dashboard' ),
				'search_terms'     => __( 'video, videos, videopress, hosting, player, streaming, private video, upload, film, media, upload videos, mp4, embed video', 'jetpack-dashboard' ),
			),
			'carousel'      => array(
				'name'             => __( 'Carousel', 'jetpack-dashboard' ),
				'description'      => __( 'Shows galleries on the full screen.', 'jetpack-dashboard' ),
				'long_description' => __( 'A click on a picture opens a viewer in which visitors leaf through the gallery, see the camera’s data and leave comments.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about the gallery viewer', 'jetpack-dashboard' ),
				'search_terms'     => __( 'carousel, gallery, galleries, lightbox, slideshow, full screen, photos, images, exif, camera, media, image viewer, zoom, popup, enlarge images', 'jetpack-dashboard' ),
			),
			'tiled-gallery' => array(
				'name'             => __( 'Tiled galleries', 'jetpack-dashboard' ),
				'description'      => __( 'Lays galleries out as mosaics.', 'jetpack-dashboard' ),
				'long_description' => __( 'Arranges the pictures of a gallery as rectangles, squares, circles or columns that fill the width of your theme.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about gallery layouts', 'jetpack-dashboard' ),
				'search_terms'     => __( 'gallery, galleries, tiles, tiled, mosaic, collage, photos, images, layout, masonry, grid', 'jetpack-dashboard' ),
			),
		);
	}
}
